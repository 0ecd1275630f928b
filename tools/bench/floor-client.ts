/** Runs in the browser: gives the page's markup to React, whole and at once. */
import { hydrateRoot } from 'react-dom/client'
import { elementOf, type Tree } from './floor-tree.ts'

const place = document.getElementById('floor')
const trees: Tree[] = JSON.parse(document.getElementById('floor-trees')?.textContent ?? '[]')
if (place) hydrateRoot(place, trees.map(elementOf))

/** The codes of the universities that the application offers; a page gives those that the site shows now. */
import { createContext } from 'react'
import { preferredUniversities } from '#domain/forms/application-options.ts'

export const OfferedUniversities =
	createContext<readonly (typeof preferredUniversities)[number][]>(preferredUniversities)

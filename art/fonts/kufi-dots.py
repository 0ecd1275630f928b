"""
Writes the Kufi face of Arabic headings with each letter and its dots in one shape.

Reem Kufi sets a letter as a shape without dots and puts the dots on it as marks. WebKitGTK drops their height, and headings can't be read
there. This takes every pair of shape and dots that any three letters come to, adds a shape drawn from both, and one rule after the font's
own that puts it in their place. Where vowels sit and how far letters stand apart is taken over from the parts.

    apt-get install python3-fonttools python3-brotli libharfbuzz-bin
    /usr/bin/python3 art/fonts/kufi-dots.py art/fonts/kufi-ar-parts.woff2 app/fonts/kufi-ar.woff2

It ends with an error, and writes nothing, if any three letters would be drawn otherwise than from their parts.
"""

import copy
import itertools
import json
import subprocess
import sys
import tempfile

from fontTools.otlLib.builder import buildAnchor, buildLigatureSubstSubtable
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent

source, target = sys.argv[1:3]
codes = [*range(0x621, 0x63B), *range(0x641, 0x64B), 0x671, 0x67E, 0x686, 0x6A4, 0x6A9, 0x6AF, 0x6CC]
letters = [chr(code) for code in codes]
threes = ["".join(three) for three in itertools.product(letters, repeat=3)]
fatha, kasra, shadda, tanwin = "\u064e", "\u0650", "\u0651", "\u064b"
with_vowels = [
    a + first + b + second + c
    for a, b, c in itertools.product(letters[::3], repeat=3)
    for first, second in ((fatha, shadda), (kasra, tanwin))
]

font = TTFont(source, recalcTimestamp=False)
# A mark by the font's own classes.
classes = font["GDEF"].table.GlyphClassDef.classDefs
vowels = {font.getBestCmap()[code] for code in (*range(0x64B, 0x653), 0x670)}
lookups = font["GPOS"].table.LookupList.Lookup


def tables(kind):
    return [table for lookup in lookups if lookup.LookupType == kind for table in lookup.SubTable]


kerning, placing, stacking = tables(2), tables(4), tables(6)


def shaped(font):
    """Shapes texts with a font: glyph, place and advance of each, in thousandths of an em."""
    file = tempfile.NamedTemporaryFile(suffix=".ttf")
    font.flavor = None
    font.save(file.name)
    names = list(font.getGlyphOrder())

    def shape(texts):
        command = ["hb-shape", "--no-clusters", "--no-glyph-names", "--output-format=json", "--script=arab"]
        answer = subprocess.run(
            [*command, "--direction=rtl", file.name],
            input="\n".join(texts), capture_output=True, text=True, check=True,
        )
        return [[{**one, "g": names[one["g"]]} for one in json.loads(line)] for line in answer.stdout.splitlines()]

    return shape


def place(base, mark):
    """How far the mark stands from the base; of the tables that know both the last decides."""
    found = None
    for table in placing:
        if mark not in table.MarkCoverage.glyphs or base not in table.BaseCoverage.glyphs:
            continue
        record = table.MarkArray.MarkRecord[table.MarkCoverage.glyphs.index(mark)]
        anchor = table.BaseArray.BaseRecord[table.BaseCoverage.glyphs.index(base)].BaseAnchor[record.Class]
        if anchor:
            found = (
                anchor.XCoordinate - record.MarkAnchor.XCoordinate,
                anchor.YCoordinate - record.MarkAnchor.YCoordinate,
            )
    return found


by_parts = shaped(TTFont(source))
pairs = {
    (base["g"], mark["g"])
    for run in by_parts(threes)
    # Right to left: a mark comes before the shape it sits on.
    for mark, base in itertools.pairwise(run)
    if classes.get(mark["g"]) == 3 and classes.get(base["g"]) != 3
}
placed = {pair: place(*pair) for pair in sorted(pairs) if pair[1] not in vowels and place(*pair)}
composed = {(base, mark): f"{base}.{mark}" for base, mark in placed}
order = [*font.getGlyphOrder(), *composed.values()]

for (base, mark), name in composed.items():
    glyph = Glyph()
    glyph.numberOfContours = -1
    glyph.components = []
    for part, at in ((base, (0, 0)), (mark, placed[base, mark])):
        component = GlyphComponent()
        component.glyphName, (component.x, component.y) = part, at
        component.flags = 0x2 | 0x4  # placed by offsets, in whole units
        glyph.components.append(component)
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (font["hmtx"][base][0], glyph.xMin)
    classes[name] = 1
font.setGlyphOrder(order)

# Vowels sit on a letter with dots where they sat on its dots, if those carry any.
for table, stack in itertools.product(placing, stacking):
    if not set(table.MarkCoverage.glyphs) & set(stack.Mark1Coverage.glyphs):
        continue
    bases = dict(zip(table.BaseCoverage.glyphs, table.BaseArray.BaseRecord))
    for (base, mark), name in composed.items():
        if base not in bases or name in bases:
            continue
        bases[name] = otTables.BaseRecord()
        bases[name].BaseAnchor = list(bases[base].BaseAnchor)
        if mark in stack.Mark2Coverage.glyphs:
            x, y = placed[base, mark]
            anchor = stack.Mark2Array.Mark2Record[stack.Mark2Coverage.glyphs.index(mark)].Mark2Anchor[0]
            bases[name].BaseAnchor = [buildAnchor(anchor.XCoordinate + x, anchor.YCoordinate + y)]
    table.BaseCoverage.glyphs = sorted(bases, key=font.getGlyphID)
    table.BaseArray.BaseRecord = [bases[name] for name in table.BaseCoverage.glyphs]
    table.BaseArray.BaseCount = len(bases)

# Letters keep their distance.
for table in kerning:
    if table.Format != 1:
        raise SystemExit("kerning by classes is not expected in this font")
    sets = dict(zip(table.Coverage.glyphs, table.PairSet))
    for pair_set in sets.values():
        known = {record.SecondGlyph: record for record in pair_set.PairValueRecord}
        for (base, _), name in composed.items():
            if base in known:
                record = copy.copy(known[base])
                record.SecondGlyph = name
                known[name] = record
        pair_set.PairValueRecord = sorted(known.values(), key=lambda record: font.getGlyphID(record.SecondGlyph))
        pair_set.PairValueCount = len(known)
    sets |= {name: sets[base] for (base, _), name in composed.items() if base in sets}
    table.Coverage.glyphs = sorted(sets, key=font.getGlyphID)
    table.PairSet = [sets[name] for name in table.Coverage.glyphs]
    table.PairSetCount = len(sets)

rules = font["GSUB"].table
lookup = otTables.Lookup()
lookup.LookupType, lookup.LookupFlag = 4, 0
lookup.SubTable, lookup.SubTableCount = [buildLigatureSubstSubtable(composed)], 1
rules.LookupList.Lookup.append(lookup)
rules.LookupList.LookupCount += 1
for record in rules.FeatureList.FeatureRecord:
    # Required ligatures: the last rules that every engine applies, whatever a page says.
    if record.FeatureTag == "rlig":
        record.Feature.LookupListIndex.append(rules.LookupList.LookupCount - 1)
        record.Feature.LookupCount += 1

parts = {name: pair for pair, name in composed.items()}


def drawn(run):
    """Every outline and where it lands, whatever it is made of."""
    at, found = 0, []
    for one in run:
        x, y = at + one["dx"], one["dy"]
        base, mark = parts.get(one["g"], (one["g"], None))
        found.append((base, x, y))
        if mark:
            dx, dy = placed[base, mark]
            found.append((mark, x + dx, y + dy))
        at += one["ax"]
    return at, sorted(found)


in_one = shaped(font)
left = 0
for texts in (threes, with_vowels):
    for text, before, after in zip(texts, by_parts(texts), in_one(texts)):
        if drawn(before) != drawn(after):
            raise SystemExit(f"{text} would be drawn otherwise")
        left += sum(one["dy"] != 0 for one in after) if texts is threes else 0

font.flavor = "woff2"
font.save(target)
print(f"{len(composed)} letters with their dots; {len(threes) + len(with_vowels)} texts are drawn as before; {left} marks left beside letters")

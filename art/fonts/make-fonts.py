#!/usr/bin/env python3
"""Make the two web fonts of the site: one small variable woff2 per family.

    npm install            # brings the two @fontsource-variable packages
    python3 art/fonts/make-fonts.py [output folder]

Run it from the repository root. Reads node_modules/@fontsource-variable/*,
writes src/styles/fonts/{besley,instrument-sans}.woff2 and the two OFL texts.
Same packages and same fontTools give the same bytes.

Needs (Debian): python3-fonttools (4.38 or newer), python3-brotli.

Why a script: the packages split a family into a `latin` and a `latin-ext`
file. Turkish needs both (ğ ş İ live in latin-ext), so a page would fetch two
files per family and lose the kerning between letters of different files.
fontTools.merge cannot merge variable fonts; the missing letters are therefore
grafted by hand from latin-ext into latin, then the whole is subset.

Both files are preloaded, so every byte delays the first paint: what no one can
see in them goes (see art/README.md).
"""
import copy
import io
import shutil
import sys
from pathlib import Path

from fontTools import subset
from fontTools.misc.roundTools import otRound
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables as ot
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.ttLib.tables.otBase import ValueRecord
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import builder, instancer, models

PACKAGES = Path("node_modules/@fontsource-variable")

TEXT = (
    "".join(map(chr, range(0x20, 0x7F)))  # printable ASCII
    + "\u00a0©«»·°×−–—‘’“”…•€₺←→"  # those the sources hold
    + "ÇçĞğİıÖöŞşÜüÂâÎîÛûÉé"
)

# The grafted letters take the kerning of the letter they are built on.
# (The latin-ext file only holds pairs of latin-ext letters.)
KERN_LIKE = {"Ğ": "G", "ğ": "g", "İ": "I", "Ş": "S", "ş": "s"}

FAMILIES = {
    # name: weight range, characters of TEXT it does without, layout features
    # to keep, extra cmap entries.
    # No `liga` in either: an fi ligature would swallow the dot that tells
    # i from ı in Turkish. With it goes `locl`, which only switched it off.
    "besley": {
        "wght": (600, 820),  # from the big line to the huge headings
        # No heading, numeral or key button has these.
        "without": "#$*<=>@[\\]^_`{|}~©«»°×−•",
        "features": ["kern", "calt"],  # calt: R before a stem (R.alt)
        "alias": {0x2010: 0x2D, 0x2011: 0x2D},
        # Without its ligatures the ball of a bold f runs into the next letter
        # (into the dot of i!). Letters after f -> kerning at 600, at 820.
        "after_f": {"fiî": (73, 173), "bhkl": (216, 297)},
        # Of 2000 units per em: no point moves by more than 1/1000 em.
        "grid": 4,
    },
    "instrument-sans": {
        "wght": (400, 700),
        "without": "",
        "features": ["kern", "tnum"],
        # The arrows are in the font, but only as ligatures of -> and <-.
        "alias": {
            0x2010: 0x2D,
            0x2011: 0x2D,
            0x2190: "less_hyphen.liga",
            0x2192: "hyphen_greater.liga",
        },
        # Its kerning varies with weight, in half of all its bytes. That of 460
        # keeps the lines of body text as long as they were.
        "kern_of": 460,
        "kern_step": 4,  # of 1000 units per em
    },
}

OFL_NOTICE = (
    "This Font Software is licensed under the SIL Open Font License, Version 1.1."
)


def variations(font, glyph):
    return [(t.axes, t.coordinates) for t in font["gvar"].variations.get(glyph, [])]


def with_components(font, glyph):
    """The glyph and, first, everything it is composed of."""
    names = []
    for part in font["glyf"][glyph].getComponentNames(font["glyf"]):
        names += with_components(font, part)
    return names + [glyph]


def graft(font, donor, codepoint):
    """Copy one encoded glyph (outline, deltas, metrics, class) into font."""
    letter = donor.getBestCmap()[codepoint]
    for name in with_components(donor, letter):
        if name in font["glyf"].glyphs:  # shared part: must be the same drawing
            same = (
                font["glyf"][name] == donor["glyf"][name]
                and font["hmtx"][name] == donor["hmtx"][name]
                and variations(font, name) == variations(donor, name)
            )
            if not same:
                raise SystemExit(f"{name} differs between latin and latin-ext")
            continue
        # glyf.__setitem__ also appends the name to the glyph order
        font["glyf"][name] = copy.deepcopy(donor["glyf"][name])
        font["gvar"].variations[name] = copy.deepcopy(donor["gvar"].variations[name])
        font["hmtx"][name] = donor["hmtx"][name]
        font["GDEF"].table.GlyphClassDef.classDefs[name] = 1  # base glyph
        font.setGlyphOrder(font["glyf"].glyphOrder)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[codepoint] = letter
    return letter


def sort_pair_sets(pairs, ids):
    order = sorted(
        range(len(pairs.Coverage.glyphs)), key=lambda i: ids[pairs.Coverage.glyphs[i]]
    )
    pairs.Coverage.glyphs = [pairs.Coverage.glyphs[i] for i in order]
    pairs.PairSet = [pairs.PairSet[i] for i in order]
    for pair_set in pairs.PairSet:
        pair_set.PairValueRecord.sort(key=lambda r: ids[r.SecondGlyph])
        pair_set.PairValueCount = len(pair_set.PairValueRecord)


def kern_like(font, new, model):
    """Give glyph `new` every pair-kerning entry glyph `model` has."""
    ids = font.getReverseGlyphMap(rebuild=True)
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for pairs in lookup.SubTable:
            pairs = getattr(pairs, "ExtSubTable", pairs)
            if not isinstance(pairs, ot.PairPos):
                continue
            covered = pairs.Coverage.glyphs
            if pairs.Format == 1:  # glyph pairs: as second letter, as first letter
                for pair_set in pairs.PairSet:
                    for record in list(pair_set.PairValueRecord):
                        if record.SecondGlyph == model:
                            twin = copy.copy(record)
                            twin.SecondGlyph = new
                            pair_set.PairValueRecord.append(twin)
                if model in covered:
                    twin = copy.copy(pairs.PairSet[covered.index(model)])
                    twin.PairValueRecord = list(twin.PairValueRecord)
                    covered.append(new)
                    pairs.PairSet.append(twin)
                sort_pair_sets(pairs, ids)
            else:  # class pairs: join the classes of the model
                if model in covered:
                    covered.append(new)
                    covered.sort(key=ids.__getitem__)
                for class_def in (pairs.ClassDef1, pairs.ClassDef2):
                    if class_def.classDefs.get(model):
                        class_def.classDefs[new] = class_def.classDefs[model]


def context_like(font, new, model):
    """Let `new` set off the contextual alternates `model` sets off (Rİ like RI)."""
    ids = font.getReverseGlyphMap(rebuild=True)
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for rule in lookup.SubTable:
            if isinstance(rule, ot.ChainContextSubst) and rule.Format == 3:
                for coverage in rule.BacktrackCoverage + rule.LookAheadCoverage:
                    if model in coverage.glyphs:
                        coverage.glyphs.append(new)
                        coverage.glyphs.sort(key=ids.__getitem__)


def subset_font(font, text, features):
    options = subset.Options()
    options.hinting = False
    options.layout_features = features
    options.name_IDs = ["*"]  # trimmed later, in trim_names
    options.notdef_outline = False
    options.glyph_names = False
    options.legacy_kern = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=text, unicodes=[0x2010, 0x2011])
    subsetter.subset(font)


def open_pairs(font, first, seconds):
    """Kern `first` before each of `seconds`, by a value that grows with weight.

    seconds: {glyph: (advance at the lightest weight, at the boldest)}. Goes in
    front of the class kerning, whose values do not vary.
    """
    ids = font.getReverseGlyphMap(rebuild=True)
    gdef = font["GDEF"].table
    (lookup,) = font["GPOS"].table.LookupList.Lookup
    # No value varies yet (the mark anchors that did are gone), so the
    # variation store of GDEF is free to be replaced.
    assert lookup.LookupType == 2 and gdef.LigCaretList is None
    assert all(not pairs.ValueFormat1 & 0xF0 for pairs in lookup.SubTable)
    seconds = {g: v for g, v in sorted(seconds.items(), key=lambda p: ids[p[0]])}
    (axis,) = font["fvar"].axes
    regions = builder.buildVarRegionList([{axis.axisTag: (0, 1, 1)}], [axis.axisTag])
    rows = [[bold - light] for light, bold in seconds.values()]
    gdef.Version = 0x00010003
    gdef.MarkGlyphSetsDef = getattr(gdef, "MarkGlyphSetsDef", None)
    gdef.VarStore = builder.buildVarStore(
        regions, [builder.buildVarData([0], rows, optimize=False)]
    )
    pairs = ot.PairPos()
    pairs.Format, pairs.ValueFormat1, pairs.ValueFormat2 = 1, 0x44, 0
    pairs.Coverage = ot.Coverage()
    pairs.Coverage.glyphs = [first]
    pair_set = ot.PairSet()
    pair_set.PairValueRecord = []
    for row, (second, (light, _)) in enumerate(seconds.items()):
        record = ot.PairValueRecord()
        record.SecondGlyph = second
        record.Value1 = ValueRecord()
        record.Value1.XAdvance = light
        record.Value1.XAdvDevice = builder.buildVarDevTable(row)
        pair_set.PairValueRecord.append(record)
    pair_set.PairValueCount = len(pair_set.PairValueRecord)
    pairs.PairSet, pairs.PairSetCount = [pair_set], 1
    lookup.SubTable.insert(0, pairs)


def still_kerning(font, weight, step):
    """Kern every weight like `weight`, in whole steps; class pairs of one step go.

    Halves go to the even step, as round() does: all upwards would widen lines.
    """
    file = io.BytesIO()
    font.save(file)
    twin = TTFont(file)
    twin.setGlyphOrder(font.getGlyphOrder())  # the file holds no names
    still = instancer.instantiateVariableFont(twin, {"wght": weight})["GPOS"]
    for lookup in still.table.LookupList.Lookup:
        for pairs in lookup.SubTable:
            # Nothing but advances, and no longer any variation of them.
            assert lookup.LookupType == 2
            assert (pairs.ValueFormat1, pairs.ValueFormat2) == (4, 0)
            if pairs.Format == 1:
                rows, least = [s.PairValueRecord for s in pairs.PairSet], 0
            else:
                rows, least = [c.Class2Record for c in pairs.Class1Record], 2 * step
            for value in (record.Value1 for row in rows for record in row):
                kept = round(value.XAdvance / step) * step
                value.XAdvance = kept if abs(kept) >= least else 0
    font["GPOS"] = still
    gdef = font["GDEF"].table
    # The variation store served the kerning alone: no caret varies.
    ligatures = gdef.LigCaretList.LigGlyph
    assert all(caret.Format == 1 for g in ligatures for caret in g.CaretValue)
    gdef.VarStore, gdef.Version = None, 0x00010002


def drawn_at(font, weight):
    """The unrounded points of every glyph at a weight, phantom points and all."""
    (axis,) = font["fvar"].axes
    location = {axis.axisTag: weight}
    limits = {axis.axisTag: (axis.minValue, axis.defaultValue, axis.maxValue)}
    reach = models.normalizeLocation(location, limits)[axis.axisTag]
    reach = models.piecewiseLinearMap(reach, font["avar"].segments[axis.axisTag])
    glyf, metrics = font["glyf"], font["hmtx"].metrics
    drawn = {}
    for name in font.getGlyphOrder():
        points, control = glyf._getCoordinatesAndControls(name, metrics)
        drawn[name] = list(points)
        for t in font["gvar"].variations.get(name, []):
            assert t.axes == {axis.axisTag: (0.0, 1.0, 1.0)}, (name, t.axes)
            t.calcInferredDeltas(points, control.endPts)
            drawn[name] = [
                (x + reach * dx, y + reach * dy)
                for (x, y), (dx, dy) in zip(drawn[name], t.coordinates)
            ]
    return drawn


def redraw(font, ends, grid):
    """Draw every glyph anew from its two ends, outlines on a grid, which packs better.

    From the source at once: rounding what the instancer has rounded would err
    twice. Advances and places of components are not put on the grid.
    """
    glyf, metrics = font["glyf"], font["hmtx"].metrics
    (axis,) = font["fvar"].axes
    span = {axis.axisTag: (0.0, 1.0, 1.0)}

    def is_composite(name):
        return glyf[name].isComposite()

    for name in sorted(font.getGlyphOrder(), key=is_composite):  # their parts first
        snapped = 0 if is_composite(name) else len(ends[0][name]) - 4
        light, bold = (
            [
                tuple(otRound(v / step) * step for v in point)
                for i, point in enumerate(end[name])
                for step in [grid if i < snapped else 1]
            ]
            for end in ends
        )
        glyf._setCoordinates(name, GlyphCoordinates(light), metrics)
        points, control = glyf._getCoordinatesAndControls(name, metrics)
        deltas = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(light, bold)]
        t = TupleVariation(span, deltas)
        t.optimize(points, control.endPts, isComposite=is_composite(name))
        font["gvar"].variations[name] = [t] if any(map(any, deltas)) else []


def rebuild_hvar(font):
    """Advance deltas, from the phantom points of gvar (right minus left)."""
    (axis,) = font["fvar"].axes
    span = {axis.axisTag: (0.0, 1.0, 1.0)}
    rows = []
    for name in font.getGlyphOrder():
        delta = 0
        for t in font["gvar"].variations.get(name, []):
            assert t.axes == span, (name, t.axes)
            left, right = (point or (0, 0) for point in t.coordinates[-4:-2])
            delta += right[0] - left[0]
        rows.append([round(delta)])
    regions = builder.buildVarRegionList([span], [axis.axisTag])
    data = builder.buildVarData([0], rows, optimize=False)
    hvar = font["HVAR"].table = ot.HVAR()
    hvar.Version = 0x00010000
    hvar.VarStore = builder.buildVarStore(regions, [data])
    hvar.AdvWidthMap = hvar.LsbMap = hvar.RsbMap = None  # rows are in glyph order


def trim_names(font):
    """Keep family, version and licence, and what the STAT table points to."""
    font["fvar"].instances = []  # named instances serve font menus, not web pages
    keep = {0, 1, 2, 3, 4, 5, 6, 13, 14} | {a.axisNameID for a in font["fvar"].axes}
    stat = font["STAT"].table
    keep |= {a.AxisNameID for a in stat.DesignAxisRecord.Axis}
    keep |= {v.ValueNameID for v in stat.AxisValueArray.AxisValue}
    keep.add(getattr(stat, "ElidedFallbackNameID", 2))
    names = font["name"]
    names.setName(OFL_NOTICE, 13, 3, 1, 0x409)
    names.names = [n for n in names.names if n.nameID in keep]


def make(family, spec, out):
    package = PACKAGES / family
    source = str(package / "files" / (family + "-{}-wght-normal.woff2"))
    font = TTFont(source.format("latin"), recalcTimestamp=False)
    donor = TTFont(source.format("latin-ext"))

    font.ensureDecompiled()  # tables read later would not match the glyph count
    del font["HVAR"]  # rebuilt below, once the glyph set is final
    held, offered = font.getBestCmap(), donor.getBestCmap()
    text = "".join(c for c in TEXT if c not in spec["without"])
    for char in text:
        if ord(char) not in held and ord(char) in offered:
            new = graft(font, donor, ord(char))
            model = held[ord(KERN_LIKE[char])]
            kern_like(font, new, model)
            context_like(font, new, model)
    for codepoint, target in spec["alias"].items():
        glyph = target if isinstance(target, str) else held[target]
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[codepoint] = glyph

    subset_font(font, text, spec["features"])
    axis = next(a for a in font["fvar"].axes if a.axisTag == "wght")
    if spec["wght"] != (axis.minValue, axis.maxValue):
        ends = [drawn_at(font, weight) for weight in spec["wght"]]
        font = instancer.instantiateVariableFont(font, {"wght": spec["wght"]})
        font["OS/2"].usWeightClass = spec["wght"][0]  # the new default
        redraw(font, ends, spec["grid"])
    if "after_f" in spec:
        pairs = {held[ord(c)]: v for cs, v in spec["after_f"].items() for c in cs}
        open_pairs(font, held[ord("f")], pairs)
    if "kern_of" in spec:
        still_kerning(font, spec["kern_of"], spec["kern_step"])
    trim_names(font)
    font["HVAR"] = TTFont(source.format("latin"))["HVAR"]
    rebuild_hvar(font)

    target = out / f"{family}.woff2"
    font.flavor = "woff2"
    font.save(target)
    shutil.copyfile(package / "LICENSE", out / f"OFL-{family}.txt")

    cmap = TTFont(target).getBestCmap()
    missing = "".join(c for c in text if ord(c) not in cmap)
    print(
        f"{target.name}: {target.stat().st_size} bytes, "
        f"{len(font.getGlyphOrder())} glyphs, wght {spec['wght']}"
        + (f", not in the sources: {missing}" if missing else "")
    )


if __name__ == "__main__":
    out = Path(sys.argv[1] if len(sys.argv) > 1 else "src/styles/fonts")
    out.mkdir(parents=True, exist_ok=True)
    for family, spec in FAMILIES.items():
        make(family, spec, out)

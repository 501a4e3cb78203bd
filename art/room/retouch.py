"""Takes off what reads as bad keying: from the wall behind the guests scraps of sun around an outline and bloom at a nape,
from guests what is dark with an edge like a cut or a thread, a tag like a hook, markings that end in a step and lids round as
balls, from haunches, an ear and an eye what low sun makes of them.

python3 retouch.py HOUR STILL   rewrites the still and, where render.py made them beside it, the picture with shut eyes, by the same
change but for open eyes and shut lids, and the steps to another pose; retouch_plans.py says where

The wall's ordinary shade comes from loops.fill, on a wall whose rows are made equally bright, so that boards may be copied
from higher up with their joints. Only the smooth difference is taken off: the wall keeps its own grain, and hair what it
does not cover. Needs numpy and OpenCV.
"""
import os
import sys
from functools import reduce
import cv2
import numpy as np
import retouch_plans as plans
from loops import fill, read
from mouth import closed, licked
from movements import MOVEMENTS
from poses import flow
from shapes import area, covered, ease, even, soft_ellipse

EVEN = .4         # how bright the rows are made, of 1
LIFT = .7         # how much of a shadow is taken off, of 1
WEAVE = 1.3       # how much stronger fibres are on wool that had none
STRIPE = (.40, .55, .80)         # what a stripe leaves of blue, green and red
LASH, SEAM = '#1d0f0a', '#33190f'
# the paw on a tag, pad and toes: centre and radii, in radii of the tag from its middle
PAW = [(0, .30, .36, .30), (-.46, -.06, .15, .20), (-.17, -.42, .15, .21), (.17, -.42, .15, .21), (.46, -.06, .15, .20)]


def bgr(colour):
    """'#rrggbb' as OpenCV's three numbers of 0 to 1."""
    return np.array([int(colour[i:i + 2], 16) for i in (5, 3, 1)], np.float32) / 255


def change(still, mask, plan):
    """What to add to the still, or to the same picture with shut eyes."""
    alpha = covered(mask)
    top, floor = plan['top'], plan['floor']
    within = np.zeros_like(alpha)
    for x0, y0, x1, y1, _ in plan['areas']:
        within[y0:y1, x0:x1] = 1
    row = np.ones((len(still), 1, 3), np.float32)
    bare = np.concatenate([still[top:floor, x0:x1] for x0, x1 in plan['clean']], 1)
    row[top:floor] = np.median(bare, 1, keepdims=True)
    copies = [(x0, y0, x1, y1, 0, -up) for x0, y0, x1, y1, up in plan['areas'] if up]
    level = np.clip(still / row * EVEN, 0, 1)
    wall = fill(level, (alpha > .02) | (within > 0), floor, copies) * row / EVEN
    bright, warm = still[..., 1] > 2 * row[..., 1], still[..., 2] > still[..., 1]
    cushion = (alpha < .02) & bright & warm                             # sun on the wall is green, bloom is dark
    alpha = np.maximum(alpha, cv2.dilate(cushion.astype(np.float32), np.ones((3, 3), np.uint8)))
    bare = (cv2.dilate(alpha, np.ones((9, 9), np.uint8)) < .02).astype(np.float32)
    near, far = even(wall - still, bare, 1.5), even(wall - still, bare, 4)      # far: on into the hair
    k = np.clip(cv2.GaussianBlur(bare, (0, 0), 1.5) * 2, 0, 1)[..., None]
    add = (near * k + far * (1 - k)) * (1 - alpha[..., None]) ** 1.5
    blue, green, red = np.moveaxis(still + add - wall, 2, 0)                    # all coats are warm: green in thin hair is the sun's
    warm = np.dstack((np.minimum(blue, .1 * red.clip(0)), np.minimum(green, .55 * red.clip(0)), red)) + wall - still
    add += (warm - add) * (1 - k) * np.clip(1.9 - 2 * alpha, 0, 1)[..., None]
    soft = cv2.GaussianBlur(cv2.erode(within, np.ones((13, 13), np.uint8)), (0, 0), 4)
    return add * soft[..., None]


def lifted(still, outline, width):
    """What to add to the still so that a shadow within the outline is soft."""
    within = area(still.shape[:2], outline)
    around = cv2.dilate(within, np.ones((4 * width + 1,) * 2, np.uint8))
    light = still.mean(2)
    bright = around * (light > .9 * np.median(light[around > 0]))
    soft = cv2.GaussianBlur(cv2.dilate(within, np.ones((5, 5), np.uint8)), (0, 0), 2)
    return LIFT * (even(still, bright, width) - still).clip(0) * soft[..., None]


def eased(still, alpha, outline, width):
    """What to add to the still so that colours within the outline run into each other over the width; wool and lines stay."""
    within = area(still.shape[:2], outline)
    light = cv2.GaussianBlur(still.mean(2), (0, 0), 1.5)
    around = cv2.GaussianBlur(light, (0, 0), 12)
    plain = cv2.erode((light > .78 * around).astype(np.float32), np.ones((3, 3)))     # not a lash
    wool = plain * (alpha > .95)
    soft = cv2.GaussianBlur(within, (0, 0), width / 5) * alpha
    return (even(still, wool, width) - even(still, wool, width / 6)) * soft[..., None]


def straighter(still, a, b, up):
    """What to add to the still so that the lash from a to b hangs less."""
    x, y = np.meshgrid(*(np.arange(n, dtype=np.float32) for n in still.shape[1::-1]))
    along, chord = np.subtract(b, a), np.hypot(*np.subtract(b, a))
    u = ((x - a[0]) * along[0] + (y - a[1]) * along[1]) / chord / chord * 2 - 1              # -1 at a, 1 at b
    v = ((y - a[1]) * along[0] - (x - a[0]) * along[1]) / chord / chord * 2                  # 1: half the chord below it
    k = up * np.clip(1 - u * u / 1.5, 0, 1) ** 2 * np.clip(1 - ((v - .5) / 1.3) ** 2, 0, 1) ** 2
    return cv2.remap(still, x, y + k, cv2.INTER_CUBIC) - still


def browned(still, outline):
    """What to add to the still so that what is red within the outline is brown."""
    within = area(still.shape[:2], outline)
    blue, green, red = np.moveaxis(still, 2, 0)
    green = np.maximum(green, .46 * red)
    brown = np.dstack((np.maximum(blue, .42 * green), green, .94 * red))
    warm = np.clip((red - 1.3 * still[..., 1]) * 30, 0, 1)                       # not the wall
    return (brown - still) * (cv2.GaussianBlur(within, (0, 0), 3) * warm)[..., None]


def darkened(still, outline):
    """What to add to the still so that what is dark red within the outline is a dark brown with green in it."""
    within = cv2.GaussianBlur(area(still.shape[:2], outline), (0, 0), 1)
    blue, green, red = np.moveaxis(still, 2, 0)
    dark = np.dstack((np.minimum(blue, .5 * green), green, np.minimum(red, 1.35 * green + .03)))
    return (dark - still) * (within * np.clip((.82 - red) * 6, 0, 1))[..., None]


def dyed(still, outline, stays):
    """What to add to the still so that what light makes pale of what is teal within the outline is teal: how much stays of blue, green and red."""
    within = cv2.GaussianBlur(area(still.shape[:2], outline), (0, 0), 2)
    teal = np.clip((still[..., 1] / np.maximum(still[..., 2], .02) - 1) / .08, 0, 1) * np.clip((still[..., 1] - .2) / .3, 0, 1)      # not the white beside it
    return still * (np.float32(stays) - 1) * (within * cv2.GaussianBlur(teal, (0, 0), .7))[..., None]


def woven(still, outline, far):
    """What to add to the still so that wool within the outline has the fibres of what lies so far from it."""
    within = cv2.GaussianBlur(area(still.shape[:2], outline), (0, 0), 4)
    fibres = cv2.GaussianBlur(still, (0, 0), .7) - cv2.GaussianBlur(still, (0, 0), 7)           # not the grain
    return WEAVE * np.roll(fibres, (-far[1], -far[0]), (0, 1)) * within[..., None]


def recoated(still, outline, far, edge, share):
    """What to add to the still so that wool within the outline is, by `share`, as the wool so far from it."""
    within = cv2.GaussianBlur(area(still.shape[:2], outline), (0, 0), edge)[..., None]
    return share * (np.roll(still, (-far[1], -far[0]), (0, 1)) - still) * within


def felted(shut, outline, coat, far, colour, lash):
    """What to add to the picture with shut eyes so that a lid is of the coat above it, a little darker at its lash."""
    within = cv2.GaussianBlur(area(shut.shape[:2], outline), (0, 0), 3.5)[..., None]
    x0, y0, x1, y1 = coat
    x, y = np.array(lash, np.float32).T
    X, Y = np.meshgrid(*(np.arange(n, dtype=np.float32) for n in shut.shape[1::-1]))
    curve = np.polyfit(x, y, 2)
    below = Y - np.polyval(curve, np.clip(X, x[0], x[-1]))
    wool = shut - cv2.GaussianBlur(shut, (0, 0), 3)
    fibres = np.roll(wool, (-far[1], -far[0]), (0, 1))
    own = cv2.GaussianBlur(shut, (0, 0), 12)                                # the light falls as it did
    mean = lambda a: a[y0:y1, x0:x1].reshape(-1, 3).mean(0)
    light = (own.mean(2) / own[within[..., 0] > .9].mean())[..., None] ** .6
    shade = 1 - np.float32((.20, .16, .10)) * np.clip(1 + below / 26, 0, 1)[..., None] ** 2
    above = within * np.clip(.5 - below / 3, 0, 1)[..., None]               # what is under the lash is the cheek
    lid = mean(shut) * light * shade + fibres
    add = (lid - shut) * above
    old = ((below > -14) & (below < 11) & (X > x[0] - 6) & (X < x[-1] + 8)).astype(np.uint8)       # lash and shadow that were there
    under = cv2.inpaint(np.round(shut * 255).astype(np.uint8), old, 4, cv2.INPAINT_TELEA).astype(np.float32) / 255
    add += (under + .6 * np.roll(wool, (-14, 0), (0, 1)) - shut) * cv2.GaussianBlur(old.astype(np.float32), (0, 0), 1.5)[..., None] * (1 - above)
    u = (2 * X - x[0] - x[-1]) / (x[-1] - x[0])
    line = np.clip(4.4 - 2 * u * u - np.abs(below), 0, 1) * (np.abs(u) < 1.1)          # on a phone a px is .22
    line = .92 * cv2.GaussianBlur(line.astype(np.float32), (0, 0), .8)[..., None]
    return add + (bgr(colour) - shut - add) * line


def stroke(shape, points, width):
    """A line through the points, of 1 where it is, `width` px wide in its middle and half that at its ends."""
    x, y = np.array(points, np.float32).T
    along = np.linspace(-1, 1, len(x))
    curves, fine = (np.polyfit(along, x, 3), np.polyfit(along, y, 3)), 4
    line = np.zeros((shape[0] * fine, shape[1] * fine), np.uint8)
    for u in np.linspace(-1, 1, 200):
        centre = [round((np.polyval(curve, u) + .5) * fine) for curve in curves]
        cv2.circle(line, centre, round(width * (1 - .55 * u * u) * fine / 2), 255, -1)
    return cv2.resize(line, shape[1::-1], interpolation=cv2.INTER_AREA).astype(np.float32) / 255


def unlashed(still, was):
    """What to add to the still so that a lash is wool."""
    old = cv2.polylines(np.zeros(still.shape[:2], np.uint8), [np.array(was)], False, 1, 15)
    under = cv2.inpaint(np.round(still * 255).astype(np.uint8), old, 7, cv2.INPAINT_TELEA).astype(np.float32) / 255
    fibres = np.roll(still - cv2.GaussianBlur(still, (0, 0), 3), (-30, 0), (0, 1))
    soft = cv2.GaussianBlur(cv2.dilate(old, np.ones((3, 3), np.uint8)).astype(np.float32), (0, 0), 2)[..., None]
    return (cv2.GaussianBlur(under, (0, 0), 2) + .9 * fibres - still) * soft


def lashed(picture, lash, width):
    """What to add to the picture so that a lash is drawn before a crease in the wool."""
    new = picture * (1 - .25 * cv2.GaussianBlur(stroke(picture.shape, lash, width + 4), (0, 0), 4)[..., None])
    line = .92 * cv2.GaussianBlur(stroke(picture.shape, lash, width), (0, 0), .8)[..., None]
    return new + (bgr(LASH) - new) * line - picture


def stitched(picture, points):
    """What to add to the picture so that a mouth's stitch is whole."""
    line = .85 * cv2.GaussianBlur(stroke(picture.shape, points, 4.5), (0, 0), .7)[..., None]
    return (bgr(SEAM) - picture) * line


def softened(still, outline, width):
    """What to add to the still so that a shadow within the outline has neither hairs nor an edge."""
    within = area(still.shape[:2], outline)
    return (even(still, within, width) - still) * cv2.GaussianBlur(within, (0, 0), 1.5)[..., None]


def cleared(still, outline):
    """What to add to the still so that within the outline it goes on as around it."""
    within = cv2.fillPoly(np.zeros(still.shape[:2], np.uint8), [np.array(outline)], 1)
    return (cv2.inpaint(np.round(still * 255).astype(np.uint8), within, 4, cv2.INPAINT_TELEA).astype(np.float32) / 255 - still) * within[..., None]


def hollowed(still, centre, radii):
    """What to add to the still so that a bowl has a floor and a wall around it, and soft light."""
    Y, X = np.mgrid[:still.shape[0], :still.shape[1]].astype(np.float32)
    far = lambda down, part: np.hypot((X - centre[0]) / radii[0], (Y - centre[1] - down * radii[1]) / radii[1]) / part
    within = np.clip((1 - far(0, 1)) * radii[1] / 2, 0, 1)
    wall = ease((far(.34, .62) - .85) / .3)[..., None] * np.float32((.07, .09, .10))
    return (even(still, (within > .9).astype(np.float32), radii[0] / 4) * (1 - wall) - still) * within[..., None]


def painted(still, colours, outline, iris, iris_radii, pupil, pupil_radii, glint, glint_radius):
    """What to add to the still so that an open eye is brown, with one soft catchlight."""
    rim, above, below, dark, light = (bgr(colour) for colour in colours)
    within = cv2.GaussianBlur(area(still.shape[:2], outline), (0, 0), .8)[..., None]
    Y, X = np.mgrid[:still.shape[0], :still.shape[1]].astype(np.float32)
    far = lambda centre, rx, ry: np.hypot((X - centre[0]) / rx, (Y - centre[1]) / ry)
    eye = above + (below - above) * ease(.5 + .6 * (Y - iris[1]) / iris_radii[1])[..., None]
    for colour, k in ((rim, ease((far(iris, *iris_radii) - .74) / .30)), (dark, ease((1.12 - far(pupil, *pupil_radii)) / .24)),
                      (light, ease((1.6 - far(glint, glint_radius, glint_radius)) / 1.1))):
        eye = eye + (colour - eye) * k[..., None]
    return (eye - still) * within


def tagged(still, was, far, centre, radius, ring):
    """What to add to the still so that a collar's tag hangs from it as a pale disc with a paw on it, its face to the camera's own light."""
    within = area(still.shape[:2], was)
    within = cv2.GaussianBlur(cv2.dilate(within, np.ones((3, 3), np.uint8)), (0, 0), 1.5)[..., None]
    new = still + (np.roll(still, (-far[1], -far[0]), (0, 1)) - still) * within
    Y, X = np.mgrid[:still.shape[0], :still.shape[1]].astype(np.float32)
    x, y = (X - centre[0]) / radius, (Y - centre[1]) / radius
    from_middle = np.hypot(x / .9, y)                                                       # turned a little
    edge = lambda a: np.clip(a * radius / 1.6 + .5, 0, 1)[..., None]
    new = new * (1 - .35 * ease((1.3 - np.hypot(x / .9 - .12, y - .2)) / .4)[..., None])                  # its shade on the wool
    light = .68 - .05 * x - .06 * y + .10 * ease(1 - np.abs(x + .8 * y + .35) / .45)        # a flat sheen, or it is a pearl
    light = light * (1 - .40 * ease((from_middle - .78) / .16))
    paw = sum(edge(1 - np.hypot((x / .9 - a) / ra, (y - b) / rb)) for a, b, ra, rb in PAW).clip(0, 1)[..., 0]
    light = light * (1 - .4 * cv2.GaussianBlur(paw, (0, 0), .7))
    grain = still - cv2.GaussianBlur(still, (0, 0), 2)
    grain = np.roll(grain, (300, 0), (0, 1))                                                # of the bare wall above
    tint = np.float32([.985, 1.015, .99])
    new = new + ((light[..., None] + grain) * tint - new) * edge(1 - from_middle)
    from_ring = np.hypot(X - ring[0], Y - ring[1])
    wire = np.clip((1.9 - np.abs(from_ring - 5)) / 1.2, 0, 1)[..., None]
    return new + (.62 * tint - new) * wire - still


def calmed(still, alpha, outline, tufts, sun, wide, edge):
    """What to add to the still so that light lies more evenly on wool within the outline; the fibres stay."""
    within = area(still.shape[:2], outline)
    fine, tuft, far = (even(still, (alpha > .95).astype(np.float32), sigma) for sigma in (2.5, 12, wide))
    return (tufts * (tuft - fine) + sun * (far - tuft)) * (cv2.GaussianBlur(within, (0, 0), edge) * alpha)[..., None]


def shaded(still, alpha, centre, radii, turn, light):
    """What to add to the still so that wool, or what alpha is 1 for, has more light within the ellipse, or less of it, most in the middle."""
    Y, X = np.mgrid[:still.shape[0], :still.shape[1]].astype(np.float32)
    return still * (soft_ellipse(X, Y, centre, radii, turn, .15) * alpha)[..., None] * np.float32(light)


def crisp(still, alpha, hairs, tufts, most):
    """What to add to the still so that a coat's hairs and tufts stand out more, as a night camera sharpens: how much, of 1, and the most, of light."""
    whole = (alpha > .95).astype(np.float32)
    hair, patch, tuft, far = (even(still, whole, sigma) for sigma in (1.2, 6, 4, 14))
    return (hairs * (hair - patch) + tufts * (tuft - far)).clip(-most, most) * alpha[..., None]


def striped(still, alpha, points, width):
    """What to add to the still so that a tabby's stripe, darkest in its middle and frayed by the fibres, lies on the wool along the points."""
    grey = still.mean(2)
    hairs = cv2.GaussianBlur(grey, (0, 0), .8) - cv2.GaussianBlur(grey, (0, 0), 4)
    line = cv2.GaussianBlur(stroke(still.shape, points, width), (0, 0), width / 7)
    line = np.clip(line * (1 - 7 * hairs), 0, 1) * alpha
    return still * (np.float32(STRIPE) - 1) * line[..., None]


def dimmed(still, alpha, outline, stays):
    """What to add to the still so that only part of its light stays on wool within the outline, more of red, which the sun clips."""
    within = cv2.GaussianBlur(area(still.shape[:2], outline), (0, 0), 12)
    return still * (np.float32([stays ** 1.5, stays, stays ** .45]) - 1) * (within * alpha)[..., None]


def recoloured(still, alpha, outline, edge, colour):
    """What to add to the still so that what is not of a warm colour within the outline has this one, in its own light."""
    within = cv2.GaussianBlur(area(still.shape[:2], outline), (0, 0), edge)
    grey = np.clip((still[..., 0] / np.maximum(still[..., 2], .02) - .28) / .12, 0, 1)
    return (still.mean(2, keepdims=True) / .74 * bgr(colour) - still) * (within * grey * alpha)[..., None]


def collared(still, alpha, points, width, colour, light, under=()):
    """What to add to the still so that a collar lies on the wool along the points, round, in the wool's own light, its rims under hairs,
    all of it under what the outline `under` is around."""
    curve = cv2.polylines(np.full(still.shape[:2], 255, np.uint8), [np.array(points)], False, 0, 1)
    far = cv2.distanceTransform(curve, cv2.DIST_L2, 5) / (width / 2)
    grey = still.mean(2)
    hairs = cv2.GaussianBlur(grey, (0, 0), .8) - cv2.GaussianBlur(grey, (0, 0), 4)
    band = cv2.GaussianBlur(np.clip((1 - far - 8 * hairs.clip(-.05, .05)) * width / 5 + .5, 0, 1), (0, 0), .7)
    band = (band * np.clip(2.8 - 12 * hairs, 0, 1) * alpha)[..., None]                        # under whiskers
    if len(under):
        over = area(still.shape[:2], under)
        band = band * (1 - cv2.GaussianBlur(over, (0, 0), 2))[..., None]
    dome = np.sqrt(np.clip(1 - far * far, .12, 1))[..., None]
    wool = np.minimum(cv2.GaussianBlur(grey, (0, 0), 9) * light / .74, .95)[..., None]
    shade = 1 - (.45 * np.exp(-np.clip(far - .8, 0, None) * 3) * alpha)[..., None]
    return shade * still + (wool * (.35 + .65 * dome) * bgr(colour) - shade * still) * band - still


def combed(still, alpha, outline):
    """What to add to the still so that a rim of wool within the outline ends in the mask's hairs, of the colour of the wool
    beside them, before the wall beside them."""
    within = cv2.GaussianBlur(area(still.shape[:2], outline), (0, 0), 2)
    full, bare = cv2.erode((alpha > .9).astype(np.uint8), np.ones((7, 7))), cv2.erode((alpha < .05).astype(np.uint8), np.ones((9, 9)))
    wool, wall = (even(still, part.astype(np.float32), sigma) for part, sigma in ((full, 6), (bare, 8)))
    rim = cv2.GaussianBlur(1 - np.maximum(full, bare).astype(np.float32), (0, 0), 1)
    return (wool * alpha[..., None] + wall * (1 - alpha[..., None]) - still) * (rim * within)[..., None]


def carried(steps, box):
    """For each step of a guest in the box (layers of wool) after the first a function that brings points of the first, in the
    picture, to where they are then."""
    x0, y0, x1, y1 = box
    ways = [flow(a, b) for a, b in zip(steps, steps[1:])]

    def bring(points, way):
        inside = lambda x, y: x0 <= x < x1 and y0 <= y < y1
        return [tuple(np.array(p) + way[int(p[1]) - y0, int(p[0]) - x0]) if inside(*p) else p for p in points]

    return [lambda points, n=n: reduce(bring, ways[:n], points) for n in range(1, len(ways) + 1)]


def soothed(room, outline, share, light):
    """What to add to a room behind a guest so that what is seen of it within the outline for a moment is less dark in its gaps, by `share`,
    without specks, and has more light, of 1, where it is dim."""
    within = cv2.GaussianBlur(area(room.shape[:2], outline), (0, 0), 6)[..., None]
    plain = cv2.bilateralFilter(room + share * (cv2.GaussianBlur(room, (0, 0), 9) - room).clip(0), 7, .07, 3)
    dim = np.clip((.62 - cv2.GaussianBlur(room, (0, 0), 5).mean(2, keepdims=True)) / .3, 0, 1)
    return (plain * (1 + light * dim) - room) * within


def retouch_behind(hour, behind):
    """Rewrites the room behind each step of a guest on its way to another pose (path)."""
    plan = MOVEMENTS[hour]['poses']
    rooms = np.split(read(behind), plan['steps'])
    for outline, share, light in plans.UNDERFOOT.get(hour, ()):                # more with each step, or it flashes with the first
        outline = np.subtract(outline, plan['box'][:2])
        rooms = [room + soothed(room, outline, share, light * i / len(rooms)) for i, room in enumerate(rooms, 1)]
    cv2.imwrite(behind, np.round(np.clip(np.vstack(rooms), 0, 1) * 255).astype(np.uint8))


def retouch_poses(hour, still, mask, poses, masks):
    """Rewrites the steps of a guest on its way to another pose (path), by those of the mask: what lies on its body is carried along.
    still, mask: the picture, before it is retouched, and its own."""
    if not (hour in plans.BLOTCHES or hour in plans.STRIPES):
        return
    plan = MOVEMENTS[hour]['poses']
    x0, y0, x1, y1 = plan['box']
    at = np.s_[y0:y1, x0:x1]
    wool = lambda picture, alpha: np.dstack((picture * alpha[..., None], alpha))
    pictures, covers = np.split(read(poses), plan['steps']), np.split(covered(read(masks)), plan['steps'])
    alpha = covered(mask)
    ways = carried([wool(still[at], alpha[at]), *map(wool, pictures, covers)], plan['box'])
    for i, where in enumerate(ways):
        whole, own = still.copy(), alpha.copy()
        whole[at], own[at] = pictures[i], covers[i]
        pictures[i] = (whole + marked(whole, own, hour, where, (i + 1) / plan['steps']))[at]
    cv2.imwrite(poses, np.round(np.clip(np.vstack(pictures), 0, 1) * 255).astype(np.uint8))


def marked(still, alpha, hour, where=lambda points: points, part=0):
    """What to add to the still so that light lies evenly on wool, and stripes on that; where: where the plan's points are in it; part: how
    far, of 1, its guest is on its way to another pose."""
    add = sum(calmed(still, alpha, where(outline), *how) for outline, *how in plans.BLOTCHES.get(hour, ()))
    for points, width, left in plans.STRIPES.get(hour, ()):
        add = add + striped(still + add, alpha, where(points), width) * (1 + part * (left - 1))
    return add


def retouch(hour, still_path):
    """Rewrites the hour's still and what render.py made beside it: the picture with shut eyes, and the steps to another pose."""
    still_path = os.path.abspath(still_path)
    beside = lambda part: still_path.replace('.png', '-%s.png' % part)
    pictures = [name for name in (still_path, beside('blink')) if os.path.exists(name)]
    still, mask = read(still_path), read(beside('mask'))
    if os.path.exists(beside('poses')):
        retouch_poses(hour, still, mask, beside('poses'), beside('poses-mask'))
        retouch_behind(hour, beside('poses-behind'))
    if os.path.exists(beside('behind')):                                       # a shadow goes on under what throws it
        room = read(beside('behind'))
        room = room + sum(shaded(room, 1, *form) for form in plans.CONTACT.get(hour, ()))
        cv2.imwrite(beside('behind'), np.round(np.clip(room, 0, 1) * 255).astype(np.uint8))
    add = change(still, mask, plans.AREAS[hour]) if hour in plans.AREAS else 0
    for outline, width in plans.SHADOWS.get(hour, ()):
        add = add + lifted(still, outline, width)
    for outline in plans.RED.get(hour, ()):
        add = add + browned(still, outline)
    for outline, stays in plans.BURNT.get(hour, ()):
        add = add + dyed(still, outline, stays)
    for outline, far in plans.SMOOTH.get(hour, ()):
        add = add + woven(still, outline, far)
    alpha = covered(mask)
    add = add + marked(still, alpha, hour)
    for coat in plans.COATS.get(hour, ()):
        add = add + recoated(still + add, *coat)
    for form in plans.SHADING.get(hour, ()):
        add = add + shaded(still, alpha, *form)
    for form in plans.CONTACT.get(hour, ()):
        add = add + shaded(still, 1 - alpha, *form)
    for outline in plans.STRAYS.get(hour, ()):
        add = add + cleared(still, outline)
    for outline in plans.RIMS.get(hour, ()):
        add = add + combed(still, alpha, outline)
    for outline, stays in plans.OUTSHINES.get(hour, ()):
        add = add + dimmed(still, alpha, outline, stays)
    for part in plans.RECOLOURED.get(hour, ()):
        add = add + recoloured(still, alpha, *part)
    for collar in plans.COLLARS.get(hour, ()):
        add = add + collared(still + add, alpha, *collar)
    for tag in plans.TAGS.get(hour, ()):
        add = add + tagged(still, *tag)
    for lash in plans.LASHES.get(hour, ()):
        add = add + straighter(still, *lash)
    for was in plans.OLD_LASHES.get(hour, ()):
        add = add + unlashed(still, was)
    for points in plans.MOUTHS.get(hour, ()):
        add = add + stitched(still + add, points)
    if hour in plans.TONGUES:
        was, now = plans.TONGUES[hour]
        cover, shut = closed(still + add, was)
        clean = (still + add) * (1 - cover[..., None]) + shut * cover[..., None]
        add = licked(clean, now, now['rest']) - still
    for bowl in plans.HOLLOWS.get(hour, ()):
        add = add + hollowed(still + add, *bowl)
    for shadow in plans.RAGGED.get(hour, ()):
        add = add + softened(still + add, *shadow)
    for outline, width in plans.HARD.get(hour, ()):
        add = add + eased(still + add, alpha, outline, width)
    if hour in plans.CRISP:
        add = add + crisp(still + add, alpha, *plans.CRISP[hour])
    opened = sum(painted(still + add, colours, *eye) for colours, eyes in plans.EYES.get(hour, ()) for eye in eyes)
    opened = opened + sum(lashed(still + add + opened, lash, 4) for lash in plans.LOWERED.get(hour, ()))
    opened = opened + sum(darkened(still + add, outline) for outline in plans.DARK.get(hour, ()))
    shut = 0
    if len(pictures) > 1:
        lids = read(pictures[1]) + add
        shut = sum(felted(lids, *lid) for lid in plans.LIDS.get(hour, ())) + sum(woven(lids, *lid) for lid in plans.PLAIN.get(hour, ()))
        width, lashes = plans.NEW_LASHES.get(hour, (0, ()))
        shut = shut + sum(lashed(lids, lash, width) for lash in lashes)
        for coat in plans.LID_COATS.get(hour, ()):
            shut = shut + recoated(lids + shut, *coat)
        for form in plans.LID_SHADING.get(hour, ()):
            shut = shut + shaded(lids + shut, alpha, *form)
    for name, more in zip(pictures, (opened, shut)):
        cv2.imwrite(name, np.round(np.clip(read(name) + add + more, 0, 1) * 255).astype(np.uint8))


if __name__ == '__main__':
    retouch(*sys.argv[1:])

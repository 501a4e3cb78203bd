"""Retouches the pictures of an hour: mends in the picture what would cost more to mend in the scene.

python3 retouch.py HOUR STILL   rewrites the still and, where render.py made them beside it, the picture with shut eyes (by the same
change but for open eyes and shut lids), the room behind the guests and the steps to another pose

retouching.toml says what is changed, where and why. Each function below returns what to add to a picture, which is an array of blue,
green and red from 0 to 1. The steps of an hour are made kind by kind, in the order of `retouch`.

The wall's ordinary shade comes from loops.fill, on a wall whose rows are made equally bright, so that boards may be copied from
higher up with their joints. Only the smooth difference is taken off: the wall keeps its own grain. Needs numpy and OpenCV.
"""
import os
import sys
import tomllib
from functools import reduce
import cv2
import numpy as np
from loops import fill, read
from mouth import closed, licked
from movements import LICKED, MOVEMENTS
from poses import flow
from shapes import area, covered, ease, even, soft_ellipse

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'retouching.toml'), 'rb') as file:
    STEPS = tomllib.load(file)['step']

EVEN = .4         # how bright the rows are made, of 1
LIFT = .7         # how much of a shadow is taken off, of 1
WEAVE = 1.3       # how much stronger fibres are on wool that had none
STRIPE = (.40, .55, .80)         # what a stripe leaves of blue, green and red
LASH, SEAM = '#1d0f0a', '#33190f'
# the paw on a tag, pad and toes: centre and radii, in radii of the tag from its middle
PAW = [(0, .30, .36, .30), (-.46, -.06, .15, .20), (-.17, -.42, .15, .21), (.17, -.42, .15, .21), (.46, -.06, .15, .20)]


def parts_of(hour, kind):
    """Where and how a kind of change is made in an hour (retouching.toml)."""
    return [part for step in STEPS if (step['hour'], step['kind']) == (hour, kind) for part in step['parts']]


def bgr(colour):
    """'#rrggbb' as OpenCV's three numbers of 0 to 1."""
    return np.array([int(colour[i:i + 2], 16) for i in (5, 3, 1)], np.float32) / 255


def clean_wall(still, mask, top, floor, clean, parts):
    """Takes sunlight and glow off the wall around the guests: within each box the wall gets its ordinary shade. top: below the
    rail; floor: where the wall ends; clean: columns of bare wall; copy_up: how far up the boards are copied from (0: row by row)."""
    alpha = covered(mask)
    within = np.zeros_like(alpha)
    for part in parts:
        x0, y0, x1, y1 = part['box']
        within[y0:y1, x0:x1] = 1
    row = np.ones((len(still), 1, 3), np.float32)
    bare = np.concatenate([still[top:floor, x0:x1] for x0, x1 in clean], 1)
    row[top:floor] = np.median(bare, 1, keepdims=True)
    copies = [(*part['box'], 0, -part['copy_up']) for part in parts if part['copy_up']]
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


def lift_shadow(still, outline, width):
    """Lifts what is dark within the outline nearly to what is bright around it."""
    within = area(still.shape[:2], outline)
    around = cv2.dilate(within, np.ones((4 * width + 1,) * 2, np.uint8))
    light = still.mean(2)
    bright = around * (light > .9 * np.median(light[around > 0]))
    soft = cv2.GaussianBlur(cv2.dilate(within, np.ones((5, 5), np.uint8)), (0, 0), 2)
    return LIFT * (even(still, bright, width) - still).clip(0) * soft[..., None]


def soften_edge(still, alpha, outline, width):
    """Lets colours within the outline run into each other over the width; fibres and lines stay."""
    within = area(still.shape[:2], outline)
    light = cv2.GaussianBlur(still.mean(2), (0, 0), 1.5)
    around = cv2.GaussianBlur(light, (0, 0), 12)
    plain = cv2.erode((light > .78 * around).astype(np.float32), np.ones((3, 3)))     # not a lash
    wool = plain * (alpha > .95)
    soft = cv2.GaussianBlur(within, (0, 0), width / 5) * alpha
    return (even(still, wool, width) - even(still, wool, width / 6)) * soft[..., None]


def straighten_lash(still, a, b, up):
    """Lets the lash from a to b hang less, by `up` px in its middle."""
    x, y = np.meshgrid(*(np.arange(n, dtype=np.float32) for n in still.shape[1::-1]))
    along, chord = np.subtract(b, a), np.hypot(*np.subtract(b, a))
    u = ((x - a[0]) * along[0] + (y - a[1]) * along[1]) / chord / chord * 2 - 1              # -1 at a, 1 at b
    v = ((y - a[1]) * along[0] - (x - a[0]) * along[1]) / chord / chord * 2                  # 1: half the chord below it
    k = up * np.clip(1 - u * u / 1.5, 0, 1) ** 2 * np.clip(1 - ((v - .5) / 1.3) ** 2, 0, 1) ** 2
    return cv2.remap(still, x, y + k, cv2.INTER_CUBIC) - still


def brown_red_wool(still, outline):
    """Makes what is red within the outline brown."""
    within = area(still.shape[:2], outline)
    blue, green, red = np.moveaxis(still, 2, 0)
    green = np.maximum(green, .46 * red)
    brown = np.dstack((np.maximum(blue, .42 * green), green, .94 * red))
    warm = np.clip((red - 1.3 * still[..., 1]) * 30, 0, 1)                       # not the wall
    return (brown - still) * (cv2.GaussianBlur(within, (0, 0), 3) * warm)[..., None]


def brown_eye(still, outline):
    """Makes what is dark red within the outline a dark brown with green in it."""
    within = cv2.GaussianBlur(area(still.shape[:2], outline), (0, 0), 1)
    blue, green, red = np.moveaxis(still, 2, 0)
    dark = np.dstack((np.minimum(blue, .5 * green), green, np.minimum(red, 1.35 * green + .03)))
    return (dark - still) * (within * np.clip((.82 - red) * 6, 0, 1))[..., None]


def restore_teal(still, outline, stays):
    """Darkens what light made pale of what is teal within the outline. stays: how much of blue, green and red is kept."""
    within = cv2.GaussianBlur(area(still.shape[:2], outline), (0, 0), 2)
    teal = np.clip((still[..., 1] / np.maximum(still[..., 2], .02) - 1) / .08, 0, 1) * np.clip((still[..., 1] - .2) / .3, 0, 1)      # not the white beside it
    return still * (np.float32(stays) - 1) * (within * cv2.GaussianBlur(teal, (0, 0), .7))[..., None]


def add_fibres(still, outline, offset):
    """Gives wool within the outline the fibres of the wool at the offset."""
    within = cv2.GaussianBlur(area(still.shape[:2], outline), (0, 0), 4)
    fibres = cv2.GaussianBlur(still, (0, 0), .7) - cv2.GaussianBlur(still, (0, 0), 7)           # not the grain
    return WEAVE * np.roll(fibres, (-offset[1], -offset[0]), (0, 1)) * within[..., None]


def copy_wool(still, outline, offset, edge, share):
    """Gives wool within the outline, by `share`, the wool at the offset."""
    within = cv2.GaussianBlur(area(still.shape[:2], outline), (0, 0), edge)[..., None]
    return share * (np.roll(still, (-offset[1], -offset[0]), (0, 1)) - still) * within


def paint_lid(shut, outline, coat, offset, colour, lash):
    """Paints a lid in the picture with shut eyes: of the coat above it (a box), with the fibres at the offset, a little darker at its lash."""
    within = cv2.GaussianBlur(area(shut.shape[:2], outline), (0, 0), 3.5)[..., None]
    x0, y0, x1, y1 = coat
    x, y = np.array(lash, np.float32).T
    X, Y = np.meshgrid(*(np.arange(n, dtype=np.float32) for n in shut.shape[1::-1]))
    curve = np.polyfit(x, y, 2)
    below = Y - np.polyval(curve, np.clip(X, x[0], x[-1]))
    wool = shut - cv2.GaussianBlur(shut, (0, 0), 3)
    fibres = np.roll(wool, (-offset[1], -offset[0]), (0, 1))
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


def line_through(shape, points, width):
    """A line through the points: 1 where it is, `width` px wide in its middle and half that at its ends."""
    x, y = np.array(points, np.float32).T
    along = np.linspace(-1, 1, len(x))
    curves, fine = (np.polyfit(along, x, 3), np.polyfit(along, y, 3)), 4
    line = np.zeros((shape[0] * fine, shape[1] * fine), np.uint8)
    for u in np.linspace(-1, 1, 200):
        centre = [round((np.polyval(curve, u) + .5) * fine) for curve in curves]
        cv2.circle(line, centre, round(width * (1 - .55 * u * u) * fine / 2), 255, -1)
    return cv2.resize(line, shape[1::-1], interpolation=cv2.INTER_AREA).astype(np.float32) / 255


def remove_lash(still, points):
    """Replaces a lash by wool."""
    old = cv2.polylines(np.zeros(still.shape[:2], np.uint8), [np.array(points)], False, 1, 15)
    under = cv2.inpaint(np.round(still * 255).astype(np.uint8), old, 7, cv2.INPAINT_TELEA).astype(np.float32) / 255
    fibres = np.roll(still - cv2.GaussianBlur(still, (0, 0), 3), (-30, 0), (0, 1))
    soft = cv2.GaussianBlur(cv2.dilate(old, np.ones((3, 3), np.uint8)).astype(np.float32), (0, 0), 2)[..., None]
    return (cv2.GaussianBlur(under, (0, 0), 2) + .9 * fibres - still) * soft


def draw_lash(picture, points, width):
    """Draws a lash before a crease in the wool."""
    new = picture * (1 - .25 * cv2.GaussianBlur(line_through(picture.shape, points, width + 4), (0, 0), 4)[..., None])
    line = .92 * cv2.GaussianBlur(line_through(picture.shape, points, width), (0, 0), .8)[..., None]
    return new + (bgr(LASH) - new) * line - picture


def draw_mouth(picture, points):
    """Draws a mouth's line."""
    line = .85 * cv2.GaussianBlur(line_through(picture.shape, points, 4.5), (0, 0), .7)[..., None]
    return (bgr(SEAM) - picture) * line


def smooth_shadow(still, outline, width):
    """Takes hairs and edges out of a shadow within the outline."""
    within = area(still.shape[:2], outline)
    return (even(still, within, width) - still) * cv2.GaussianBlur(within, (0, 0), 1.5)[..., None]


def remove_hairs(still, outline):
    """Lets what lies around the outline go on within it."""
    within = cv2.fillPoly(np.zeros(still.shape[:2], np.uint8), [np.array(outline)], 1)
    return (cv2.inpaint(np.round(still * 255).astype(np.uint8), within, 4, cv2.INPAINT_TELEA).astype(np.float32) / 255 - still) * within[..., None]


def paint_bowl(still, centre, radii):
    """Gives the inside of a bowl a floor and a wall around it, and soft light."""
    Y, X = np.mgrid[:still.shape[0], :still.shape[1]].astype(np.float32)
    far = lambda down, part: np.hypot((X - centre[0]) / radii[0], (Y - centre[1] - down * radii[1]) / radii[1]) / part
    within = np.clip((1 - far(0, 1)) * radii[1] / 2, 0, 1)
    wall = ease((far(.34, .62) - .85) / .3)[..., None] * np.float32((.07, .09, .10))
    return (even(still, (within > .9).astype(np.float32), radii[0] / 4) * (1 - wall) - still) * within[..., None]


def paint_eye(still, colours, outline, iris, iris_radii, pupil, pupil_radii, glint, glint_radius):
    """Paints an open eye, or a nose, with one soft catchlight. colours: rim, iris above and below, pupil, catchlight."""
    rim, above, below, dark, light = (bgr(colour) for colour in colours)
    within = cv2.GaussianBlur(area(still.shape[:2], outline), (0, 0), .8)[..., None]
    Y, X = np.mgrid[:still.shape[0], :still.shape[1]].astype(np.float32)
    far = lambda centre, rx, ry: np.hypot((X - centre[0]) / rx, (Y - centre[1]) / ry)
    eye = above + (below - above) * ease(.5 + .6 * (Y - iris[1]) / iris_radii[1])[..., None]
    for colour, k in ((rim, ease((far(iris, *iris_radii) - .74) / .30)), (dark, ease((1.12 - far(pupil, *pupil_radii)) / .24)),
                      (light, ease((1.6 - far(glint, glint_radius, glint_radius)) / 1.1))):
        eye = eye + (colour - eye) * k[..., None]
    return (eye - still) * within


def paint_tag(still, outline, offset, centre, radius, ring):
    """Removes a collar's tag within the outline and hangs a pale disc with a paw on it from the ring."""
    within = area(still.shape[:2], outline)
    within = cv2.GaussianBlur(cv2.dilate(within, np.ones((3, 3), np.uint8)), (0, 0), 1.5)[..., None]
    new = still + (np.roll(still, (-offset[1], -offset[0]), (0, 1)) - still) * within
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


def even_light(still, alpha, outline, tufts, sun, wide, edge):
    """Evens the light on wool within the outline; the fibres stay. tufts, sun: how much of the differences between tufts, and of those
    farther apart, goes; wide: what farther is, px."""
    within = area(still.shape[:2], outline)
    fine, tuft, far = (even(still, (alpha > .95).astype(np.float32), sigma) for sigma in (2.5, 12, wide))
    return (tufts * (tuft - fine) + sun * (far - tuft)) * (cv2.GaussianBlur(within, (0, 0), edge) * alpha)[..., None]


def change_light(still, alpha, centre, radii, turn, light):
    """Gives wool, or whatever alpha is 1 for, more light within the ellipse, or less, most in the middle."""
    Y, X = np.mgrid[:still.shape[0], :still.shape[1]].astype(np.float32)
    return still * (soft_ellipse(X, Y, centre, radii, turn, .15) * alpha)[..., None] * np.float32(light)


def sharpen_wool(still, alpha, hairs, tufts, most):
    """Lets hairs and tufts stand out more. most: the most that it adds, of light."""
    whole = (alpha > .95).astype(np.float32)
    hair, patch, tuft, far = (even(still, whole, sigma) for sigma in (1.2, 6, 4, 14))
    return (hairs * (hair - patch) + tufts * (tuft - far)).clip(-most, most) * alpha[..., None]


def draw_stripe(still, alpha, points, width):
    """Draws a tabby's stripe, darkest in its middle and frayed by the fibres."""
    grey = still.mean(2)
    hairs = cv2.GaussianBlur(grey, (0, 0), .8) - cv2.GaussianBlur(grey, (0, 0), 4)
    line = cv2.GaussianBlur(line_through(still.shape, points, width), (0, 0), width / 7)
    line = np.clip(line * (1 - 7 * hairs), 0, 1) * alpha
    return still * (np.float32(STRIPE) - 1) * line[..., None]


def dim_wool(still, alpha, outline, stays):
    """Keeps only part of the light on wool within the outline, more of red, which the sun clips."""
    within = cv2.GaussianBlur(area(still.shape[:2], outline), (0, 0), 12)
    return still * (np.float32([stays ** 1.5, stays, stays ** .45]) - 1) * (within * alpha)[..., None]


def recolour(still, alpha, outline, edge, colour):
    """Gives what has no warm colour within the outline this colour, in its own light."""
    within = cv2.GaussianBlur(area(still.shape[:2], outline), (0, 0), edge)
    grey = np.clip((still[..., 0] / np.maximum(still[..., 2], .02) - .28) / .12, 0, 1)
    return (still.mean(2, keepdims=True) / .74 * bgr(colour) - still) * (within * grey * alpha)[..., None]


def paint_collar(still, alpha, points, width, colour, light, under=()):
    """Paints a round collar in the wool's own light, its rims under hairs, all of it under what is within the outline `under`. light: how
    much lighter than the wool around it."""
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


def comb_rim(still, alpha, outline):
    """Ends a rim of wool within the outline in the mask's hairs, of the colour of the wool beside them, before the wall beside them."""
    within = cv2.GaussianBlur(area(still.shape[:2], outline), (0, 0), 2)
    full, bare = cv2.erode((alpha > .9).astype(np.uint8), np.ones((7, 7))), cv2.erode((alpha < .05).astype(np.uint8), np.ones((9, 9)))
    wool, wall = (even(still, part.astype(np.float32), sigma) for part, sigma in ((full, 6), (bare, 8)))
    rim = cv2.GaussianBlur(1 - np.maximum(full, bare).astype(np.float32), (0, 0), 1)
    return (wool * alpha[..., None] + wall * (1 - alpha[..., None]) - still) * (rim * within)[..., None]


def followers(steps, box):
    """For each step to another pose (layers of wool in the box) a function that moves points of the first step to where they are then."""
    x0, y0, x1, y1 = box
    ways = [flow(a, b) for a, b in zip(steps, steps[1:])]

    def bring(points, way):
        inside = lambda x, y: x0 <= x < x1 and y0 <= y < y1
        return [tuple(np.array(p) + way[int(p[1]) - y0, int(p[0]) - x0]) if inside(*p) else p for p in points]

    return [lambda points, n=n: reduce(bring, ways[:n], points) for n in range(1, len(ways) + 1)]


def light_rug(room, outline, share, light):
    """Makes what is seen within the outline less dark in its gaps, by `share`, without specks, and lighter where it is dim."""
    within = cv2.GaussianBlur(area(room.shape[:2], outline), (0, 0), 6)[..., None]
    plain = cv2.bilateralFilter(room + share * (cv2.GaussianBlur(room, (0, 0), 9) - room).clip(0), 7, .07, 3)
    dim = np.clip((.62 - cv2.GaussianBlur(room, (0, 0), 5).mean(2, keepdims=True)) / .3, 0, 1)
    return (plain * (1 + light * dim) - room) * within


def retouch_behind(hour, behind):
    """Rewrites the room behind each step to another pose (path)."""
    plan = MOVEMENTS[hour]['poses']
    rooms = np.split(read(behind), plan['steps'])
    for part in parts_of(hour, 'light rug'):                    # more with each step, or it flashes with the first
        outline = np.subtract(part['outline'], plan['box'][:2])
        rooms = [room + light_rug(room, outline, part['share'], part['light'] * i / len(rooms)) for i, room in enumerate(rooms, 1)]
    cv2.imwrite(behind, np.round(np.clip(np.vstack(rooms), 0, 1) * 255).astype(np.uint8))


def retouch_poses(hour, still, mask, poses, masks):
    """Rewrites the steps to another pose (path), by their masks (path): light and stripes move with the body. still, mask: the
    picture before it is retouched, and its mask."""
    if not parts_of(hour, 'even light') + parts_of(hour, 'draw stripe'):
        return
    plan = MOVEMENTS[hour]['poses']
    x0, y0, x1, y1 = plan['box']
    at = np.s_[y0:y1, x0:x1]
    wool = lambda picture, alpha: np.dstack((picture * alpha[..., None], alpha))
    pictures, covers = np.split(read(poses), plan['steps']), np.split(covered(read(masks)), plan['steps'])
    alpha = covered(mask)
    ways = followers([wool(still[at], alpha[at]), *map(wool, pictures, covers)], plan['box'])
    for i, where in enumerate(ways):
        whole, own = still.copy(), alpha.copy()
        whole[at], own[at] = pictures[i], covers[i]
        pictures[i] = (whole + even_and_stripe(whole, own, hour, where, (i + 1) / plan['steps']))[at]
    cv2.imwrite(poses, np.round(np.clip(np.vstack(pictures), 0, 1) * 255).astype(np.uint8))


def even_and_stripe(still, alpha, hour, where=lambda points: points, part=0):
    """Evens the light on wool and draws its stripes. where: moves the plan's points to where they are in the picture; part: how far, of 1,
    the guest is on its way to another pose."""
    add = sum(even_light(still, alpha, **blotch | dict(outline=where(blotch['outline']))) for blotch in parts_of(hour, 'even light'))
    for stripe in parts_of(hour, 'draw stripe'):
        add = add + draw_stripe(still + add, alpha, where(stripe['points']), stripe['width']) * (1 + part * (stripe['left'] - 1))
    return add


def retouch(hour, still_path):
    """Rewrites the hour's still and what render.py made beside it: the picture with shut eyes, the room behind the guests, and the
    steps to another pose."""
    still_path = os.path.abspath(still_path)
    beside = lambda part: still_path.replace('.png', '-%s.png' % part)
    parts = lambda kind: parts_of(hour, kind)
    pictures = [name for name in (still_path, beside('blink')) if os.path.exists(name)]
    still, mask = read(still_path), read(beside('mask'))
    if os.path.exists(beside('poses')):
        retouch_poses(hour, still, mask, beside('poses'), beside('poses-mask'))
        retouch_behind(hour, beside('poses-behind'))
    if os.path.exists(beside('behind')):                        # a shadow goes on under what throws it
        room = read(beside('behind'))
        room = room + sum(change_light(room, 1, **part) for part in parts('shade room'))
        cv2.imwrite(beside('behind'), np.round(np.clip(room, 0, 1) * 255).astype(np.uint8))
    alpha = covered(mask)
    add = 0
    for step in STEPS:
        if (step['hour'], step['kind']) == (hour, 'clean wall'):
            add = clean_wall(still, mask, step['top'], step['floor'], step['clean'], step['parts'])
    for part in parts('lift shadow'):
        add = add + lift_shadow(still, **part)
    for part in parts('brown red wool'):
        add = add + brown_red_wool(still, **part)
    for part in parts('restore teal'):
        add = add + restore_teal(still, **part)
    for part in parts('add fibres'):
        add = add + add_fibres(still, **part)
    add = add + even_and_stripe(still, alpha, hour)
    for part in parts('copy wool'):
        add = add + copy_wool(still + add, **part)
    for part in parts('light wool'):
        add = add + change_light(still, alpha, **part)
    for part in parts('shade room'):
        add = add + change_light(still, 1 - alpha, **part)
    for part in parts('remove hairs'):
        add = add + remove_hairs(still, **part)
    for part in parts('comb rim'):
        add = add + comb_rim(still, alpha, **part)
    for part in parts('dim wool'):
        add = add + dim_wool(still, alpha, **part)
    for part in parts('recolour'):
        add = add + recolour(still, alpha, **part)
    for part in parts('paint collar'):
        add = add + paint_collar(still + add, alpha, **part)
    for part in parts('paint tag'):
        add = add + paint_tag(still, **part)
    for part in parts('straighten lash'):
        add = add + straighten_lash(still, **part)
    for part in parts('remove lash'):
        add = add + remove_lash(still, **part)
    for part in parts('draw mouth'):
        add = add + draw_mouth(still + add, **part)
    for part in parts('paint tongue'):
        cover, shut = closed(still + add, LICKED | part)
        clean = (still + add) * (1 - cover[..., None]) + shut * cover[..., None]
        add = licked(clean, LICKED, LICKED['rest']) - still
    for part in parts('paint bowl'):
        add = add + paint_bowl(still + add, **part)
    for part in parts('smooth shadow'):
        add = add + smooth_shadow(still + add, **part)
    for part in parts('soften edge'):
        add = add + soften_edge(still + add, alpha, **part)
    for part in parts('sharpen wool'):
        add = add + sharpen_wool(still + add, alpha, **part)
    opened = sum(paint_eye(still + add, **part) for part in parts('paint eye'))
    opened = opened + sum(draw_lash(still + add + opened, **part, width=4) for part in parts('draw open lid'))
    opened = opened + sum(brown_eye(still + add, **part) for part in parts('brown eye'))
    shut = 0
    if len(pictures) > 1:
        lids = read(pictures[1]) + add
        shut = sum(paint_lid(lids, **part) for part in parts('paint lid')) + sum(add_fibres(lids, **part) for part in parts('add fibres to lid'))
        shut = shut + sum(draw_lash(lids, **part) for part in parts('draw lash'))
        for part in parts('copy wool to lid'):
            shut = shut + copy_wool(lids + shut, **part)
        for part in parts('shade lid'):
            shut = shut + change_light(lids + shut, alpha, **part)
    for name, more in zip(pictures, (opened, shut)):
        cv2.imwrite(name, np.round(np.clip(read(name) + add + more, 0, 1) * 255).astype(np.uint8))


if __name__ == '__main__':
    retouch(*sys.argv[1:])

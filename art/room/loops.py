"""Makes the film of one hour from its still: the guests breathe, blink and move an ear; the room stands still.

python3 loops.py HOUR OUT_FOLDER [WIDTH]   writes frames, WIDTH px wide, as OUT_FOLDER/0000.png and so on

The mask that render.py made splits the still into wool, hair by hair, and the room behind it, which is filled in where the guests hide
it. Only wool is warped, by smooth fields that are zero where it rests on floor or cushion. Of the room only a ball, which is a layer of
its own, and blurred leaves move. Every movement is zero at frame 0, so the first frame is the still and the last one leads into it. A
movement that is half done in the still, such as a breath, comes to rest at another time. Positions are pixels of the 1600 x 1200 still. Needs numpy and OpenCV.
"""
import os
import sys
import cv2
import numpy as np
from mouth import MOUTH, closed, licked, yawned
from movements import FPS, MOVEMENTS
from poses import Poses, unmixed
from shapes import area, ease, pulse, soft_ellipse

GREEN = .58       # of its red, the least a ball's yellow has in the light: what comes up out of a red shade glows
TUCK = .30        # seconds in which a tongue is drawn in, or comes out
LICK = .08        # and one that licks: two frames, of which one sees it half out; small, it is a smear
WALL = 700        # y above which only boards, rail and plaster are behind the guests
PAINTED = ('blink', 'tuck', 'lick', 'yawn')     # kinds of movements that change the wool before it is warped
HERE = os.path.dirname(os.path.abspath(__file__))


def read(name, flag=cv2.IMREAD_COLOR):
    path = os.path.join(HERE, name)
    p = cv2.imread(path, flag) if os.path.exists(path) else None
    return None if p is None else p.astype(np.float32) / 255


def breath(t, full):
    """0..1..0 over t in 0..1: in until `full`, a moment's hold, out more slowly, and hardly a rest, which would look like a photograph."""
    t = t % 1
    return ease(t / full) * (1 - ease((t - full - .04) / (.88 - full)))


def paced(u, paces):
    """The number of the breath and the part of it that is over, after the time of u even breaths, if the breaths last as `paces` says, in turn."""
    ends = np.cumsum(paces) * len(paces) / sum(paces)
    i = int(np.searchsorted(ends, u % len(paces), 'right'))
    lasts = paces[i] * len(paces) / sum(paces)
    return i + 1 - (ends[i] - u % len(paces)) / lasts


def timing(m, t, length):
    """Strength of movement m at t seconds, relative to the still, which is the film at 0."""
    def at(t):
        if m.get('kind') != 'breath':
            return sum(a * pulse((t - s) % length, 0, *(shape[0] if shape else m['shape'])) for s, a, *shape in m['at'])
        depths, u = m.get('depths', (1,)), t * m['times'] / length - m.get('phase', 0)
        u = paced(u, m['paces']) if 'paces' in m else u
        return depths[int(u // 1) % len(depths)] * breath(u, m.get('full', .36))
    return at(t) - at(0)


def displacement(m, k, X, Y):
    """How far (dx, dy), in px, movement m at strength k moves what is seen at (X, Y)."""
    w = k * soft_ellipse(X, Y, m['centre'], m['radii'], m.get('turn', 0), m.get('core', .2))
    if 'along' in m:                     # zero at its first point, eased to the full movement at its second
        (x0, y0), (x1, y1) = m['along']
        c = np.clip(((X - x0) * (x1 - x0) + (Y - y0) * (y1 - y0)) / ((x1 - x0) ** 2 + (y1 - y0) ** 2), 0, 1)
        w = w * c * c * (3 - 2 * c)
    if m.get('swell'):                   # px outwards at the rim, from `from`
        ox, oy = m['from']
        sx, sy = m['swell']
        return w * sx * (X - ox) / m['radii'][0], w * sy * (Y - oy) / m['radii'][1]
    if m.get('degrees'):                 # turn about `pivot`
        a = w * np.deg2rad(m['degrees'])
        x, y = X - m['pivot'][0], Y - m['pivot'][1]
        return x - x * np.cos(a) - y * np.sin(a), y + x * np.sin(a) - y * np.cos(a)
    return w * m['move'][0], w * m['move'][1]


def fill(img, hole, wall=0, on=()):
    """img with the hole filled in from around it: above y = `wall` row by row, as rail and boards run on behind a guest;
    in the boxes `on` (left, top, right, bottom, right, down) with what stands so far to the right and down of it."""
    hole = cv2.dilate(hole.astype(np.uint8), np.ones((7, 7), np.uint8))
    whole, hole, img = hole, hole.copy(), img.copy()
    for x0, y0, x1, y1, dx, dy in on:
        for y in range(y0, y1):                                            # downwards, so that a short piece runs on
            img[y, x0:x1] = np.where(hole[y, x0:x1, None] > 0, img[y + dy, x0 + dx:x1 + dx], img[y, x0:x1])
        hole[y0:y1, x0:x1] = 0
    even = cv2.blur(img, (5, 3))
    for y in range(wall):
        edge = np.flatnonzero(np.diff(hole[y].astype(np.int8)))
        for x0, x1 in zip(edge[::2] - 2, edge[1::2] + 3):
            k = np.linspace(0, 1, x1 - x0 - 5)[:, None]
            img[y, x0 + 3:x1 - 2] = even[y, x0] * (1 - k) + even[y, x1] * k
    small = cv2.resize(np.round(img * 255).astype(np.uint8), None, fx=.5, fy=.5, interpolation=cv2.INTER_AREA)
    rest = cv2.dilate(hole, np.ones((3, 3), np.uint8))
    rest[:wall] = 0
    small = cv2.inpaint(small, rest[::2, ::2], 4, cv2.INPAINT_TELEA)       # half the scale: only the rim of it is ever seen
    filled = cv2.GaussianBlur(cv2.resize(small, img.shape[1::-1], interpolation=cv2.INTER_CUBIC), (0, 0), 1.2)
    return np.where(whole[..., None] > 0, filled.astype(np.float32) / 255, img)


def apply_movements(PX, PY, moves, t, length, stiff=()):
    """Changes the map (PX, PY) by the movements at t seconds. What comes later in the list (an ear) is carried by what comes
    before it (its head). A `stiff` disc (centre, radius) moves as its centre does."""
    for m in moves:
        k = timing(m, t, length)
        if k:
            x, y, far = *m['centre'], max(m['radii']) + 60       # the reach of the movement, and of the one that carries it
            at = np.s_[max(0, int(y - far)):int(y + far), max(0, int(x - far)):int(x + far)]
            dx, dy = displacement(m, k, PX[at], PY[at])
            for (cx, cy), r in stiff:
                whole = soft_ellipse(PX[at], PY[at], (cx, cy), (r, r), core=.65)
                by = displacement(m, k, np.float32([cx]), np.float32([cy]))
                dx, dy = dx + whole * (by[0] - dx), dy + whole * (by[1] - dy)
            PX[at] -= dx
            PY[at] -= dy


def warp(img, PX, PY):
    return cv2.remap(img, PX, PY, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)


def lit(img, ball, seen, X, Y):
    """The light on the ball, and its colour, smooth over the disc: that of its yellow wool where it is `seen`."""
    x, y = X - ball['centre'][0], Y - ball['centre'][1]
    wool = (seen & (np.hypot(x, y) < .95 * ball['radius']) & (img[..., 2] > 1.25 * img[..., 1]) & (img[..., 2] > 3 * img[..., 0]))[..., None].astype(np.float32)      # not the band
    blur = lambda a, sigma: cv2.GaussianBlur(a, (0, 0), sigma).reshape(*a.shape[:2], -1)
    near, far = (blur(img * wool, sigma) / np.maximum(blur(wool, sigma), 1e-4) for sigma in (9, 24))
    k = np.clip(3 * blur(wool, 9), 0, 1)
    return np.maximum(near * k + far * (1 - k), .04)


def roll(layer, ball, light, k):
    """The ball's layer, `roll` px to the right at k = 1, turned by as much as that rolls it; the light does not turn."""
    (x, y), by = ball['centre'], k * ball['roll']
    M = cv2.getRotationMatrix2D((x, y), -np.rad2deg(by / ball['radius']), 1)
    M[0, 2] += by
    turned, was = (cv2.warpAffine(a, M, layer.shape[1::-1], flags=cv2.INTER_CUBIC) for a in (layer, light))
    now = cv2.warpAffine(light, np.float32([[1, 0, by], [0, 1, 0]]), layer.shape[1::-1])
    blue, green, red = np.moveaxis(turned[..., :3] * np.clip(now / np.maximum(was, .04), .5, 2.2), 2, 0)
    return np.dstack((blue, np.maximum(green, GREEN * red), red, turned[..., 3]))


def motes(img, m, t, length, seed=5):
    """Dust in the sun: soft specks on closed paths, each coming and going once in a loop; none is seen at t = 0."""
    if not m:
        return img
    rng = np.random.default_rng(seed)
    img = img.copy()
    x0, y0, x1, y1 = m['box']
    for _ in range(m['number']):
        x, y, drift, phase, size, start, life = rng.uniform((x0, y0, 14, 0, 2.6, .02, .35), (x1, y1, 40, 6.28, 4.6, .55, .43))
        k = (t / length - start) / life
        if not 0 < k < 1:
            continue
        a = m['brightness'] * np.sin(np.pi * k) ** 2
        px, py = x + drift * k + 6 * np.sin(phase + 4 * k), y - drift * .7 * k + 5 * np.cos(phase + 3 * k)
        r = int(size * 4)
        ix, iy = int(px), int(py)
        gy, gx = np.mgrid[iy - r:iy + r + 1, ix - r:ix + r + 1]
        spot = a * np.exp(-((gx - px) ** 2 + (gy - py) ** 2) / (2 * size * size))
        part = img[iy - r:iy + r + 1, ix - r:ix + r + 1]
        part += (np.asarray(m['colour'][::-1], np.float32) - part).clip(0) * spot[..., None]
    return img


class Loop:
    """One hour, taken apart once; frame(t) puts it together at t seconds."""

    def __init__(self, hour):
        self.plan = MOVEMENTS[hour]
        still, mask, shut, known = (read('hour_%s%s.webp' % (hour, part)) for part in ('', '-mask', '-blink', '-behind'))
        self.h, self.w = still.shape[:2]
        self.Y, self.X = np.mgrid[0:self.h, 0:self.w].astype(np.float32)
        guests = dict(dog=mask[..., 2], cat=mask[..., 1])                # red and green, read as blue, green, red
        far = {g: cv2.distanceTransform((m < .3).astype(np.uint8), cv2.DIST_L2, 3) for g, m in guests.items()}
        self.near = dict(dog=(far['dog'] <= far['cat']).astype(np.float32), cat=(far['cat'] < far['dog']).astype(np.float32))
        alpha = np.clip(guests['dog'] + guests['cat'], 0, 1)[..., None]
        hidden = alpha[..., 0] > .02
        ball = self.plan.get('ball')
        disc = np.zeros_like(alpha)
        if ball:
            from_centre = np.hypot(self.X - ball['centre'][0], self.Y - ball['centre'][1])[..., None]
            disc = np.clip((ball['radius'] + 4 - from_centre) / 6, 0, 1)
        self.behind = fill(still, hidden | (disc[..., 0] > 0), WALL, self.plan.get('behind', ()))
        if ball:
            self.uncover_rug(still, hidden | (disc[..., 0] > 0), ball)
            self.behind *= 1 - disc * self.shade(ball, 0)
        if known is not None:                                            # rendered without them, black elsewhere
            part = (cv2.erode(known.max(2), np.ones((13, 13))) > .01) & (cv2.dilate(hidden.astype(np.uint8), np.ones((7, 7), np.uint8)) > 0)
            self.behind = np.where(part[..., None], known, self.behind)
            for x0, y0, x1, y1, dx, dy in self.plan.get('behind', ()):         # no shadow of a paw that stays there
                part = hidden[y0:y1, x0:x1, None]
                self.behind[y0:y1, x0:x1] = np.where(part, self.behind[y0 + dy:y1 + dy, x0 + dx:x1 + dx], self.behind[y0:y1, x0:x1])
        plate, self.ball, self.lids = self.behind, None, None
        if ball:
            near = from_centre[..., 0] < ball['radius'] + 60
            paw = near & (cv2.dilate((guests['cat'] > .02).astype(np.uint8), np.ones((9, 9), np.uint8)) > 0)
            felt = cv2.inpaint(np.round(still * 255).astype(np.uint8), (paw | near & (disc[..., 0] < 1)).astype(np.uint8), 4, cv2.INPAINT_TELEA)
            own = np.where(paw[..., None], disc * felt.astype(np.float32) / 255, (still - (1 - disc) * self.behind) * (disc > 0))
            plate = own + (1 - disc) * self.behind
        wool = unmixed(still, alpha, plate)
        wool = np.where(disc == 0, wool.clip(0, np.where(alpha < .3, alpha, 1)), wool)    # less than zero, or more than thin hair can show, is an error of the room behind it, too
        if ball:                                                         # the ball's light on the dog's toes goes with the ball
            wool = np.where((disc > 0) & (self.near['dog'][..., None] > 0), np.minimum(wool, .8 * alpha), wool)
        self.front = self.in_front(self.plan['front'], wool, alpha) if 'front' in self.plan else 0
        for centre, radii in self.plan.get('stays', ()):
            self.front = np.maximum(self.front, soft_ellipse(self.X, self.Y, centre, radii, core=.7)[..., None])
        self.still, self.wool = still, np.dstack((wool, alpha))
        if ball:                                                         # the shadow between paw and ball is neither's
            self.near_paw = cv2.GaussianBlur(cv2.dilate(paw.astype(np.float32), np.ones((9, 9))), (0, 0), 4)[..., None]
            blue = still[..., 0] - (1 - alpha[..., 0]) * plate[..., 0]
            pale = np.clip((blue / np.maximum(alpha[..., 0], .05) - .22) / .14, 0, 1)
            touches = np.clip((ball['radius'] + 14 - from_centre) / 6, 0, 1) * self.near_paw
            self.wool = self.wool * (1 - touches * (1 - pale[..., None]))
        lack = (still - wool - (1 - alpha) * plate) / np.maximum(1 - alpha, .2)
        light = cv2.GaussianBlur(lack.clip(-.1, .1), (0, 0), 4)          # wholly where wool rests; otherwise a hair in it would stay behind
        light[:WALL, :, 2] = np.minimum(light, light[..., 1:2])[:WALL, :, 2]    # warm colour on the green wall is the glow of hair
        moves = np.clip(self.reach()[..., None] / 6 - .5, 0, 1)
        self.behind = self.behind + (lack + (light - lack) * moves) * (np.clip((from_centre - ball['radius'] - 4) / 8, 0, 1) if ball else 1)
        if ball:
            self.ball, felt = np.dstack((own, disc)), disc * felt.astype(np.float32) / 255
            self.felt = np.dstack((np.clip(own, .75 * felt, 1.3 * felt), disc))           # without what else shows at its rim
            self.light, self.rest = lit(still, ball, (disc[..., 0] == 1) & ~paw, self.X, self.Y), 0
        if shut is not None:
            lids = np.clip((cv2.GaussianBlur(np.abs(shut - still).max(2), (0, 0), 4) - .020) / .03, 0, 1)
            self.lids = cv2.GaussianBlur(cv2.dilate(lids, np.ones((9, 9), np.uint8)), (0, 0), 3)
            self.shut = np.dstack((shut - still + wool, alpha))
        if 'tongue' in self.plan:
            tongue = self.plan['tongue']
            self.inside, shut = closed(still, tongue)
            bare = area((self.h, self.w), tongue['bare']) if 'bare' in tongue else np.zeros_like(self.X)
            self.tucked = np.dstack((shut - still + wool, alpha)) * (1 - cv2.GaussianBlur(cv2.dilate(bare, np.ones((3, 3))), (0, 0), 1)[..., None])
        self.poses = None
        if 'poses' in self.plan:
            self.poses = Poses(self.plan['poses'], *(read('hour_%s-poses%s.webp' % (hour, part)) for part in ('', '-mask', '-behind')))
        if 'jaw' in self.plan:
            self.jaw = self.chin(self.plan['jaw'], still)
        if ball:
            self.rest = (still - self.frame(0)) * (from_centre < ball['radius'] + 60)     # where paw and ball touch, while it lies

    def map(self, guest, t, flap=None):
        """Where in the still each pixel of a guest, or of a flap of it, comes from at t seconds: x and y, in px."""
        PX, PY = self.X.copy(), self.Y.copy()
        moves = [m for m in self.plan[guest] if m['kind'] not in PAINTED] + ([flap['how']] if flap else [])
        apply_movements(PX, PY, moves, t, self.plan['seconds'], self.plan.get('stiff', ()))
        return PX, PY

    def reach(self, times=24):
        """How far wool moves in a film, in px."""
        far = 0
        for t in np.linspace(0, self.plan['seconds'], times, endpoint=False):
            for whose, flap in (('dog', None), ('cat', None), *((flap['whose'], flap) for flap in self.plan.get('flaps', ()))):
                PX, PY = self.map(whose, t, flap)
                far = np.maximum(far, np.hypot(PX - self.X, PY - self.Y) * self.near[whose])
        return far

    def lifted(self, wool, t):
        """The wool without the flaps that move, and those flaps: (layer, flap)."""
        away = []
        for flap in self.plan.get('flaps', ()):
            k = timing(flap['how'], t, self.plan['seconds'])
            if k:
                within = area((self.h, self.w), flap['outline'])
                within = cv2.GaussianBlur(cv2.dilate(within, np.ones((5, 5), np.uint8)), (0, 0), 1)[..., None]
                away.append((wool * within, flap))
                wool = wool + (np.roll(wool, flap['behind'], (1, 0)) - wool) * within * min(1, 4 * abs(k))
        return wool, away

    def in_front(self, front, wool, alpha):
        """Where something stands in front of a guest. The wool goes on behind it, so that a limb may slide along its rim."""
        oval = lambda x, y, rx, ry: np.clip((1 - np.hypot((self.X - x) / rx, (self.Y - y) / ry)) * ry / 2 + .5, 0, 1)[..., None]
        within = oval(*front['centre'], *front['radii'])
        if 'hollow' in front:
            within = within * (1 - oval(*front['hollow'])) * (self.Y > front['hollow'][1])[..., None]
        for x0, y0, x1, y1, dx, dy in front.get('under', ()):
            for layer in (wool, alpha):
                k, at, there = within[y0:y1, x0:x1], layer[y0:y1, x0:x1], layer[y0 + dy:y1 + dy, x0 + dx:x1 + dx]
                at[:] = at * (1 - k) + there * k
        return within

    def uncover_rug(self, still, hole, ball):
        """Puts the rug that ball and paws hide into the room behind them: from an hour that shows it, in this hour's light."""
        x0, y0, x1, y1 = ball['rug']
        at = np.s_[y0:y1, x0:x1]
        there = read('hour_%s.webp' % ball['hour'])[at] ** (1.5, 1, .8)           # warm light takes blue from dark parts, too
        known = 1 - cv2.dilate(hole[at].astype(np.float32), np.ones((5, 5)))
        known *= np.hypot(self.X[at] - ball['centre'][0], self.Y[at] - ball['centre'][1]) > ball['radius'] + 11       # nearer, the rug has the ball's light
        pale = known * (there.min(2) > .35)                                # the light is read off the rug's white alone
        for sigma in (80, 40, 20, 10, 5):                                  # near known rug its own colour, farther off the mean all around
            even = lambda img: cv2.GaussianBlur(img * pale[..., None], (0, 0), sigma)
            k = 1 if sigma == 80 else np.minimum(2 * cv2.GaussianBlur(pale, (0, 0), sigma), 1)[..., None]
            there = there * (1 - k + k * even(still[at]) / np.maximum(even(there), 1e-4))
        for sigma in (9, 3):                                               # its rim gets the colour beside it, or an arc of it shows
            near = cv2.GaussianBlur(known, (0, 0), sigma)[..., None]
            lack = cv2.GaussianBlur((still[at] - there) * known[..., None], (0, 0), sigma) / np.maximum(near, 1e-4)
            there = there + lack * np.clip(2.4 * near, 0, 1) ** 2
        self.behind[at] = np.where(known[..., None] > 0, still[at], there.clip(0, 1))

    def shade(self, ball, by):
        """How much of the light the ball keeps from the rug under it, `by` px to the right of where it lay."""
        (x, y), r = ball['centre'], ball['radius']
        return .6 * soft_ellipse(self.X, self.Y, (x + by + .2 * r, y + .74 * r), (.82 * r, .34 * r), core=.3)[..., None]

    def chin(self, jaw, still):
        """A chin as a layer, of the muzzle's wool, thickest below, around the mouth's dark; its edge ends in hairs."""
        (x, y), (rx, ry), rim = jaw['centre'], jaw['radii'], jaw['rim']
        far = lambda up, thin, low: np.hypot((self.X - x) / (rx - thin), (self.Y - y + up) / (ry - low))
        wool = np.roll(still, -np.array(jaw['wool'])[::-1], (0, 1))
        hairs = (wool - cv2.GaussianBlur(wool, (0, 0), 3)).mean(2).clip(-.07, .07)
        alpha = np.clip((1 - far(0, 0, 0) + 2.5 * hairs) * ry / 4 + .3, 0, 1)[..., None]
        lip = np.clip((far(rim * .45, rim * .5, rim * .55) - 1) * ry / 3 + .5, 0, 1)[..., None]
        shade = (.84 - .34 * ease((self.Y - y - ry + rim) / rim))[..., None] * np.float32((.92, .96, 1.02))
        return np.dstack(((wool * shade * lip + np.float32(MOUTH) * (1 - lip)) * alpha, alpha)).astype(np.float32)

    def tuck(self, layer, m, t):
        """The tongue is drawn up behind the lip, its tip last."""
        k = sum(pulse(t, at, TUCK, seconds, TUCK) for at, seconds in m['at'])
        if not k:
            return layer
        top, tip = (f(y for _, y in self.plan['tongue']['outline']) for f in (min, max))
        up, inside = k * (tip - top + 12), self.inside[..., None]
        part = warp(layer * inside, self.X, self.Y + np.float32(up)).clip(0, 1) * inside
        return (layer * (1 - inside) + self.tucked * inside) * (1 - part[..., 3:]) + part

    def lick(self, layer, m, t):
        """The tongue comes out, sweeps over the lip and goes in; at the loop's start it is out as in the still."""
        length = self.plan['seconds']
        if t % length == 0:
            return layer
        layer = layer * (1 - self.inside[..., None]) + self.tucked * self.inside[..., None]
        for start, seconds, a, b in m['at']:
            since = (t - start + length / 2) % length - length / 2
            if 0 < since < seconds:
                out = ease(min(1, since / LICK, (seconds - since) / LICK))
                layer = licked(layer, self.plan['tongue'], a + (b - a) * ease(since / seconds), out)
        return layer

    def yawn(self, layer, m, t):
        """The mouth opens wide, by the movement's strength."""
        return yawned(layer, m, timing(m, t, self.plan['seconds']))

    def blink(self, layer, m, t):
        """Both eyes in the movement's box are either shut or open, as in a puppet film: half shut they look cross or sad."""
        frame = lambda seconds: round(seconds * FPS)
        if not any(frame(at) <= frame(t) < frame(at) + frame(seconds) for at, seconds in m['at']):
            return layer
        x0, y0, x1, y1 = m['box']
        down = self.Y - m.get('slope', 0) * (self.X - x0)
        within = (((self.X > x0) & (self.X < x1) & (down > y0 - 60) & (down < y1 + 20)) * self.lids)[..., None]
        return layer * (1 - within) + self.shut * within

    def frame(self, t):
        plan, length = self.plan, self.plan['seconds']
        wool, out = self.wool, self.behind
        if self.poses:
            wool, out = self.poses.put(wool, out, round(t * FPS), FPS)
        for m in plan['dog'] + plan['cat']:
            if m['kind'] in PAINTED:
                wool = getattr(self, m['kind'])(wool, m, t)
        wool, away = self.lifted(wool, t)
        maps = {guest: self.map(guest, t) for guest in self.near}
        dog, cat = (warp(wool * self.near[guest][..., None], *maps[guest]) for guest in ('dog', 'cat'))     # neither layer has wool of the other
        flaps = [warp(layer, *self.map(flap['whose'], t, flap)) for layer, flap in away]
        if self.ball is None:
            x, y = maps['dog']
            chin = [warp(self.jaw, x, y - plan['jaw']['drop'] * timing(plan['jaw'], t, length))] if 'jaw' in plan else []
            layers = chin + [dog, cat] + flaps
        else:                                                  # it rolls before the dog, under a paw on it
            ball, k = plan['ball'], timing(plan['ball'], t, length)
            lies = max(0, 1 - 4 * abs(k)) * (1 - self.near_paw * min(1, 4 * timing(ball['bared'], t, length)))
            layers = [dog, roll(self.ball * lies + self.felt * (1 - lies), ball, self.light, k), *flaps, cat]
            out = out * (1 - self.shade(ball, k * ball['roll'])) / (1 - self.shade(ball, 0))
        if plan.get('room'):
            PX, PY = self.X.copy(), self.Y.copy()
            apply_movements(PX, PY, plan['room'], t, length)
            out = warp(out, PX, PY)
        for layer in layers:
            out = layer[..., :3] + (1 - layer[..., 3:]) * out
        out = out * (1 - self.front) + self.still * self.front
        if self.ball is not None:
            out = out + self.rest * lies
        for g in plan.get('glow', ()):                         # a lamp's warmth, slow and faint
            b = g['amount'] * np.sin(2 * np.pi * g['times'] * t / length) * (1 + .5 * np.sin(2 * np.pi * (g['times'] + 1) * t / length))
            out = out * (1 + b * soft_ellipse(self.X, self.Y, g['centre'], g['radii'], core=0))[..., None]
        return np.clip(motes(out, plan.get('motes'), t, length), 0, 1)


def ends(m):
    """When a movement that has to be over at the end of the film is over, in seconds: of eyes, a tongue, a ball, a jaw or a pose."""
    moves = 2 * TUCK if m.get('kind') == 'tuck' else 2 * m.get('steps', 0) * m.get('each', 1) / FPS
    lasts = lambda a: a[0] + (sum(a[2] if len(a) > 2 else m['shape']) if 'shape' in m else sum(a[1:]) + moves)
    return max(map(lasts, m.get('at', ())), default=0)


def save(hour, folder, width=960):
    """Writes the film's frames, width px wide. Raises ValueError if eyes, a ball, a jaw or a pose still move at its end: it would jump
    there. Other movements may run over the end."""
    loop = Loop(hour)
    plan = loop.plan
    still = [m for whose in ('dog', 'cat') for m in plan[whose] if m['kind'] in PAINTED and m['kind'] != 'lick']
    late = [m for m in (*still, plan.get('ball', {}), plan.get('jaw', {}), plan.get('poses', {})) if ends(m) > plan['seconds']]
    if late:
        raise ValueError('ends after the loop: %s' % late)
    os.makedirs(folder, exist_ok=True)
    for i in range(round(loop.plan['seconds'] * FPS)):
        out = cv2.resize(loop.frame(i / FPS), (width, width * loop.h // loop.w), interpolation=cv2.INTER_AREA)
        cv2.imwrite(os.path.join(folder, '%04d.png' % i), np.round(out * 255).astype(np.uint8), [cv2.IMWRITE_PNG_COMPRESSION, 1])


if __name__ == '__main__':
    save(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 960)

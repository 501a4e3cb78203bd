"""Make one hour's loop from its still: the guests breathe, blink, twitch an ear; the room stands still.

python3 loops.py HOUR OUT_FOLDER [WIDTH]   writes WIDTH wide frames as OUT_FOLDER/0000.png ...

The still is taken apart with the mask that render.py made (LOOPS=1): wool, hair by hair, over a plate of the room whose
covered rim is filled in. Only the wool is warped, by smooth fields that are zero where it touches floor, cushion or the
other parts; of the plate only named things move (a ball that turns in its outline, blurred leaves), so nothing swims
round the animals. Every motion is a periodic function that is zero
at frame 0: the first frame is the still, and the last leads into it. Positions are pixels of the 1600 x 1200 still.
Needs numpy and OpenCV.
"""
import os
import sys
import cv2
import numpy as np
from movements import FPS, MOVEMENTS

HERE = os.path.dirname(os.path.abspath(__file__))


def read(name, flag=cv2.IMREAD_COLOR):
    path = os.path.join(HERE, name)
    p = cv2.imread(path, flag) if os.path.exists(path) else None
    return None if p is None else p.astype(np.float32) / 255


def breath(t, rise=.42):
    """0..1..0 over t in 0..1: in, out more slowly, a rest."""
    t = t % 1
    up = np.clip(t / rise, 0, 1)
    down = np.clip((t - rise) / (.90 - rise), 0, 1)
    ease = lambda x: x * x * (3 - 2 * x)
    return ease(up) * (1 - ease(down))


def pulse(t, start, attack, hold, release):
    """0..1..0 once: seconds of attack, hold and release from start."""
    ease = lambda x: (lambda y: y * y * (3 - 2 * y))(np.clip(x, 0, 1))
    return ease((t - start) / attack) * (1 - ease((t - start - attack - hold) / release))


def timing(m, t, length):
    """Strength of movement m at t seconds."""
    if m['kind'] == 'breath':
        cycle = length / m['times']
        k = int(t // cycle)
        return m.get('depths', (1,))[k % len(m.get('depths', (1,)))] * breath((t / cycle + m.get('phase', 0)) % 1)
    return sum(a * pulse(t, s, *m.get('shape', (.10, .04, .30))) for s, a in m['at'])


def soft_ellipse(X, Y, c, r, turn=0, core=.25):
    """1 in the middle, eased to 0 at the ellipse's edge."""
    a = np.deg2rad(turn)
    x, y = X - c[0], Y - c[1]
    u = np.hypot((x * np.cos(a) + y * np.sin(a)) / r[0], (-x * np.sin(a) + y * np.cos(a)) / r[1])
    k = np.clip((1 - u) / (1 - core), 0, 1)
    return k * k * (3 - 2 * k)


def field(m, X, Y):
    """Displacement (dx, dy) in px of movement m at full strength."""
    w = soft_ellipse(X, Y, m['centre'], m['radii'], m.get('turn', 0), m.get('core', .2))
    if 'rest' in m:                      # eased to nothing at the line where the body rests: (y of the line, fade height)
        k = np.clip((m['rest'][0] - Y) / m['rest'][1], 0, 1)
        w = w * k * k * (3 - 2 * k)
    if m.get('swell'):                   # px outwards at the rim, from `from`
        ox, oy = m.get('from', m['centre'])
        sx, sy = m['swell']
        return w * sx * (X - ox) / m['radii'][0], w * sy * (Y - oy) / m['radii'][1]
    if m.get('degrees'):                 # turn about `pivot`
        a = np.deg2rad(m['degrees'])
        x, y = X - m['pivot'][0], Y - m['pivot'][1]
        return w * (x * (np.cos(a) - 1) - y * np.sin(a)), w * (x * np.sin(a) + y * (np.cos(a) - 1))
    return w * m['move'][0], w * m['move'][1]


def take_apart(still, alpha):
    """(wool premultiplied, plate): still = wool + (1 - alpha) * plate, the plate filled in under the wool."""
    hard = (alpha > .02).astype(np.uint8)
    hard = cv2.dilate(hard, np.ones((5, 5), np.uint8))
    ring = hard - cv2.erode(hard, np.ones((61, 61), np.uint8))
    inside = hard.astype(bool)
    plate = cv2.inpaint(np.round(still * 255).astype(np.uint8), ring, 6, cv2.INPAINT_TELEA).astype(np.float32) / 255
    plate = np.where(inside[..., None], cv2.GaussianBlur(plate, (0, 0), 1.2), still)
    return still - (1 - alpha[..., None]) * plate, plate


def warp(img, dx, dy, X, Y):
    return cv2.remap(img, X - dx, Y - dy, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)


def displacement(moves, wool, t, length, like):
    """(dx, dy) in px at t seconds of all that moves in the wool, or else in the room behind it."""
    dx, dy = np.zeros_like(like), np.zeros_like(like)
    for m, fx, fy in moves:
        k = timing(m, t, length) if (m['of'] != 'room') == wool else 0
        if k:
            dx += k * fx
            dy += k * fy
    return dx, dy


def motes(img, m, t, length, seed=5):
    """Dust in the sun: soft specks on closed paths, each coming and going once in a loop; none is seen at t = 0."""
    if not m:
        return img
    rng = np.random.default_rng(seed)
    img = img.copy()
    x0, y0, x1, y1 = m['box']
    for _ in range(m['number']):
        x, y, drift, phase, size, start, life = rng.uniform((x0, y0, 14, 0, 1.6, .02, .35), (x1, y1, 40, 6.28, 3.2, .55, .43))
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


def loop(hour, folder, width=960):
    plan = MOVEMENTS[hour]
    still = read('hour_%s.webp' % hour)
    mask = read('hour_%s-mask.webp' % hour)
    shut = read('hour_%s-blink.webp' % hour)
    h, w = still.shape[:2]
    Y, X = np.mgrid[0:h, 0:w].astype(np.float32)
    guests = {'dog': mask[..., 2], 'cat': mask[..., 1]}        # OpenCV reads blue, green, red
    alpha = np.clip(guests['dog'] + guests['cat'], 0, 1)
    wool, plate = take_apart(still, alpha)
    lids = shut_wool = None
    if shut is not None:
        diff = cv2.GaussianBlur(np.abs(shut - still).max(2), (0, 0), 4)
        lids = np.clip((diff - .020) / .03, 0, 1)
        lids = cv2.GaussianBlur(cv2.dilate(lids, np.ones((9, 9), np.uint8)), (0, 0), 3)
        shut_wool = shut - (1 - alpha[..., None]) * plate
    moves = []
    for m in plan['moves']:
        if m['kind'] != 'blink':
            dx, dy = field(m, X, Y)
            if m['of'] in guests:
                of = cv2.GaussianBlur(guests[m['of']], (0, 0), 1) > .02
                reach = cv2.dilate(of.astype(np.uint8), np.ones((25, 25), np.uint8))   # the rim moves with its hair
                dx, dy = dx * reach, dy * reach
            moves.append((m, dx.astype(np.float32), dy.astype(np.float32)))
    frames = round(plan['seconds'] * FPS)
    os.makedirs(folder, exist_ok=True)
    size = (width, width * h // w)
    for i in range(frames):
        t = i / FPS
        src = wool
        for m in plan['moves']:
            if m['kind'] == 'blink':
                k = sum(pulse(t, at, .10, .05, .16) for at in m['at'])
                if k > 0:
                    x0, y0, x1, y1 = m['box']
                    down = Y - m.get('slope', 0) * (X - x0)
                    eyes = ((X > x0) & (X < x1) & (down > y0 - 60) & (down < y1 + 20)) * lids
                    edge = y0 + (y1 - y0) * k * 1.25           # the upper lid comes down over the eye
                    cover = (1 if k > .97 else np.clip((edge - down) / 9, 0, 1)) * eyes
                    src = src * (1 - cover[..., None]) + shut_wool * cover[..., None]
        a, f, behind = alpha, src, plate
        dx, dy = displacement(moves, True, t, plan['seconds'], X)
        if dx.any() or dy.any():
            a, f = warp(alpha, dx, dy, X, Y), warp(src, dx, dy, X, Y)
        dx, dy = displacement(moves, False, t, plan['seconds'], X)
        if dx.any() or dy.any():
            behind = warp(plate, dx, dy, X, Y)
        out = f + (1 - a[..., None]) * behind
        for g in plan.get('glow', ()):                         # a lamp's warmth, slow and faint
            b = g['amount'] * np.sin(2 * np.pi * g['times'] * t / plan['seconds']) * (1 + .5 * np.sin(2 * np.pi * (g['times'] + 1) * t / plan['seconds']))
            out = out * (1 + b * soft_ellipse(X, Y, g['centre'], g['radii'], core=0))[..., None]
        out = motes(out, plan.get('motes'), t, plan['seconds'])
        out = cv2.resize(np.clip(out, 0, 1), size, interpolation=cv2.INTER_AREA)
        cv2.imwrite(os.path.join(folder, '%04d.png' % i), np.round(out * 255).astype(np.uint8), [cv2.IMWRITE_PNG_COMPRESSION, 1])


if __name__ == '__main__':
    loop(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 960)

"""What moves in each hour's loop. Positions and distances are pixels of the 1600 x 1200 still, times seconds.

kind    breath: `times` whole breaths in a loop, each as deep as `depths` says, in turn; phase: part of a breath ahead, at least .9 (the rest)
        twitch: `at` is a list of (start, strength); shape: seconds of attack, hold, release
        blink: `at` is a list of starts; box: around the open eyes, left, top, right, bottom; slope: of a
        tilted head, px down a px to the right from the box's left edge
of      dog, cat or room (what is behind them)
where   an ellipse: centre, radii, turn in degrees, core (part of the radius that moves fully); rest: (y of the line where the
        body rests, height over which the movement fades towards it)
how     swell: px outwards from `from` at the ellipse's rim; degrees about pivot; or move: (right, down)
motes   dust in the sun: number, box, colour, brightness
glow    the lamp's warmth: centre, radii, amount, times
"""
FPS = 24
FLICK = (.07, .03, .24)        # an ear
SLOW = (.55, .35, .80)         # a tail's tip, a head


def flick(of, centre, radii, pivot, degrees, at, turn=0):
    """An ear: a quick turn and a smaller one after it."""
    again = [p for t in at for p in ((t, 1), (t + .30, .45))]
    return dict(kind='twitch', of=of, centre=centre, radii=radii, turn=turn, core=.45, pivot=pivot, degrees=degrees, at=again, shape=FLICK)


def breathe(of, centre, radii, rest, rise, times, depths=(1, .88), phase=0, spread=.35):
    """The ribs: up from the line of rest, a little to the sides."""
    return dict(kind='breath', of=of, centre=centre, radii=radii, core=.15, rest=(rest, radii[1] * 1.1), swell=(rise * spread, rise),
                times=times, depths=depths, phase=phase, **{'from': (centre[0], rest)})


def leaves(centre, radii, move, times=1):
    """A blurred tree outside, out and back in its pane."""
    return dict(kind='breath', of='room', centre=centre, radii=radii, core=.3, move=move, times=times)


LAMP = [dict(centre=(1425, 290), radii=(360, 340), amount=.012, times=1)]

MOVEMENTS = {
    '14': dict(seconds=6, moves=[
        breathe('dog', (1140, 770), (190, 240), 990, 6, 2),
        dict(kind='twitch', of='dog', centre=(1146, 479), radii=(230, 190), core=.5, pivot=(1140, 600), degrees=1.3, at=[(.8, 1)], shape=(.6, 1.5, .9)),
        dict(kind='blink', of='dog', box=(1050, 390, 1235, 480), at=[2.9]),
        dict(kind='twitch', of='dog', centre=(1405, 813), radii=(85, 75), pivot=(1350, 850), degrees=6, at=[(3.7, 1), (4.05, -.7), (4.4, .8), (4.75, -.5)], shape=(.16, 0, .22)),
        breathe('cat', (290, 655), (185, 145), 768, 5, 3, (1, .85, .92)),
        flick('cat', (365, 472), (48, 68), (378, 520), -6, [1.5]),
        dict(kind='blink', of='cat', box=(375, 520, 515, 600), at=[4.4]),
    ]),
    '17': dict(seconds=6, motes=dict(number=16, box=(430, 420, 1250, 900), colour=(1, .86, .6), brightness=.34), moves=[
        breathe('dog', (1230, 720), (180, 190), 930, 6, 3, (1, .9, .95)),
        dict(kind='twitch', of='dog', centre=(1310, 455), radii=(95, 150), core=.4, pivot=(1250, 560), degrees=5, at=[(.5, 1), (.9, -.8), (1.3, .9), (1.7, -.6), (4.0, .8), (4.4, -.6), (4.8, .5)], shape=(.18, 0, .24)),
        dict(kind='twitch', of='dog', centre=(921, 806), radii=(30, 38), pivot=(921, 780), move=(0, 3), at=[(.3 + .5 * i, (1, .8, .9)[i % 3]) for i in range(11)], shape=(.16, 0, .24)),
        dict(kind='blink', of='dog', box=(900, 632, 1060, 680), slope=.32, at=[2.6]),
        breathe('cat', (440, 860), (140, 165), 1015, 5, 3, (1, .88, .94)),
        dict(kind='twitch', of='cat', centre=(712, 862), radii=(80, 70), core=.45, move=(-2, -7), at=[(1.9, 1), (3.1, .7)], shape=(.14, .05, .20)),
        dict(kind='twitch', of='room', centre=(782, 948), radii=(73, 73), core=.82, pivot=(782, 948), degrees=7, at=[(1.98, 1), (3.18, .7)], shape=(.22, .15, 1.1)),
        flick('cat', (690, 546), (50, 75), (671, 606), 6, [3.6]),
        leaves((696, 238), (29, 46), (-4, 0)),
        leaves((322, 258), (24, 28), (-4, 0)),
        dict(kind='blink', of='cat', box=(575, 650, 725, 700), slope=-.23, at=[4.7]),
    ]),
    '19': dict(seconds=6, glow=LAMP, moves=[
        breathe('dog', (1260, 760), (210, 190), 920, 5, 2),
        dict(kind='twitch', of='dog', centre=(1020, 860), radii=(210, 210), core=.45, pivot=(1110, 700), degrees=1.2, at=[(.5, 1), (1.3, .8), (3.5, 1), (4.3, .7)], shape=(.30, .08, .36)),
        dict(kind='twitch', of='dog', centre=(1386, 515), radii=(85, 130), core=.4, pivot=(1392, 610), degrees=4, at=[(2.1, 1), (2.5, -.8), (2.9, .7), (3.3, -.5)], shape=(.18, 0, .24)),
        breathe('cat', (517, 885), (160, 200), 1015, 5, 3, (1, .85, .92)),
        flick('cat', (636, 554), (50, 72), (618, 606), 6, [3.2]),
        dict(kind='blink', of='cat', box=(470, 600, 640, 675), at=[1.5, 4.6]),
    ]),
    '22': dict(seconds=6, glow=LAMP, moves=[
        breathe('dog', (1275, 790), (225, 195), 945, 8.5, 2),
        dict(kind='breath', of='dog', centre=(1000, 800), radii=(165, 140), core=.4, move=(0, -1.8), times=2, phase=.92, depths=(1, .88)),
        flick('dog', (895, 778), (55, 100), (928, 706), 4, [3.4]),
        dict(kind='twitch', of='dog', centre=(835, 934), radii=(60, 45), move=(-2, -4), at=[(1.2, 1), (1.5, .6)], shape=FLICK),
        breathe('cat', (290, 645), (190, 150), 768, 6.5, 3, (1, .85, .95)),
        flick('cat', (472, 498), (48, 72), (455, 552), 5, [4.6]),
    ]),
    '02': dict(seconds=6, moves=[
        breathe('dog', (1260, 806), (235, 190), 918, 9, 2),
        dict(kind='breath', of='dog', centre=(1008, 850), radii=(175, 150), core=.4, rest=(960, 90), move=(0, -2), times=2, phase=.92, depths=(1, .88)),
        flick('dog', (869, 806), (55, 100), (905, 735), 4, [2.6]),
        dict(kind='twitch', of='dog', centre=(1109, 970), radii=(85, 55), move=(-4, -2), at=[(4.2, 1), (4.45, .7), (4.75, .5)], shape=FLICK),
        breathe('cat', (365, 668), (215, 155), 788, 7, 3, (1, .85, .95)),
        flick('cat', (460, 586), (40, 68), (452, 634), 5, [1.4]),
    ]),
    '08': dict(seconds=6, motes=dict(number=10, box=(900, 520, 1450, 1000), colour=(1, .95, .84), brightness=.26), moves=[
        breathe('dog', (1078, 760), (185, 235), 990, 6, 2),
        dict(kind='twitch', of='dog', centre=(1064, 457), radii=(230, 190), core=.5, pivot=(1078, 614), degrees=-1.3, at=[(.9, 1)], shape=(.6, 1.4, .9)),
        dict(kind='blink', of='dog', box=(975, 388, 1180, 440), slope=.25, at=[2.2, 4.9]),
        dict(kind='twitch', of='dog', centre=(1231, 721), radii=(70, 65), pivot=(1190, 765), degrees=6, at=[(3.4, 1), (3.75, -.7), (4.1, .8), (4.45, -.5)], shape=(.16, 0, .22)),
        breathe('cat', (371, 843), (175, 150), 1000, 5, 3, (1, .85, .92)),
        dict(kind='twitch', of='cat', centre=(200, 560), radii=(75, 110), core=.4, pivot=(157, 671), degrees=3, at=[(.6, 1), (3.8, -.7)], shape=SLOW),
        flick('cat', (650, 736), (48, 68), (628, 793), 6, [2.9]),
    ]),
}

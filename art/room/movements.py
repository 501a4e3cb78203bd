"""What moves in each hour's loop. Positions and distances are pixels of the 1600 x 1200 still, times seconds.

kind    breath: `times` whole breaths in a loop, each as deep as `depths` says, in turn; phase: part of a breath behind, at most .1 (the rest)
        twitch: `at` is a list of (start, strength); shape: seconds of attack, hold, release
        blink: `at` is a list of starts; box: around the open eyes, left, top, right, bottom; slope: of a
        tilted head, px down a px to the right from the box's left edge
whose   in lists: the dog's, the cat's, the room's behind them
where   an ellipse: centre, radii, turn in degrees, core (part of the radius that moves fully: what has an outline lies in
        it whole, or the outline stands still); along: (a, b), nothing moves at point a, all at b, and a limb bends between
how     swell: px outwards from `from` at the ellipse's rim; degrees about pivot; or move: (right, down)
order   body before head before ear: a movement is carried by those before it in the list
ball    its centre and radius; roll: px to the right, turning as it goes; at and shape as a twitch's
behind  boxes of the room behind a guest, and how far from there the same may be copied (loops.py, fill)
motes   dust in the sun: number, box, colour, brightness
glow    the lamp's warmth: centre, radii, amount, times

On a phone one px is .22 of a screen's: what is to be seen there moves by 12 px or more. A film is often seen for 2 s
only, so each loop has a blink, an ear or a tail in its first two seconds.
"""
FPS = 24
FLICK = (.07, .04, .26)        # an ear
SLOW = (.60, .40, .85)         # a head, a stretch
WAG = (.15, .02, .17)          # a tail, to one side


def bend(centre, radii, a, b, degrees, at, shape=FLICK, pivot=None):
    """What is beyond b turns about a, or the pivot: an ear, a tail, a head on its neck."""
    return dict(kind='twitch', centre=centre, radii=radii, core=.75, along=(a, b), pivot=pivot or a, degrees=degrees, at=at, shape=shape)


def shift(centre, radii, a, b, move, at, shape=SLOW):
    """What is beyond b moves: a nod, a stretch."""
    return dict(kind='twitch', centre=centre, radii=radii, core=.6, along=(a, b), move=move, at=at, shape=shape)


def flick(centre, radii, a, b, degrees, at):
    """An ear: a quick turn and a smaller one after it."""
    return bend(centre, radii, a, b, degrees, [p for t in at for p in ((t, 1), (t + .34, .5))])


def wag(*bouts):
    """Strokes of a tail to both sides, none like the one before: bouts are (start, strokes)."""
    strength = (.8, -1, .95, -.75, .9, -.85, .6, -.5)
    return [(start + .30 * i, strength[i % 8] * (.6 if i == n - 1 else 1)) for start, n in bouts for i in range(n)]


def breathe(centre, radii, rest, rise, times, depths=(1, .88), spread=.35):
    """The ribs: up from the line of rest, a little to the sides."""
    return dict(kind='breath', centre=centre, radii=radii, core=.5, along=((centre[0], rest), (centre[0], rest - radii[1])),
                swell=(rise * spread, rise), times=times, depths=depths, **{'from': (centre[0], rest)})


def lift(centre, radii, a, b, move, times, depths=(1, .88), phase=.05):
    """What a breath carries after it: head and shoulders, a haunch."""
    return dict(kind='breath', centre=centre, radii=radii, core=.75, along=(a, b), move=move, times=times, depths=depths, phase=phase)


def turn(centre, radii, move, at, shape=SLOW):
    """A head that looks aside: the nose goes further than the outline."""
    return dict(kind='twitch', centre=centre, radii=radii, core=.1, move=move, at=at, shape=shape)


def blink(box, at, slope=0):
    return dict(kind='blink', box=box, at=at, slope=slope)


def leaves(centre, radii, move, times=1):
    """A blurred tree outside, out and back in its pane."""
    return dict(kind='breath', centre=centre, radii=radii, core=.3, move=move, times=times)


LAMP = [dict(centre=(1425, 290), radii=(360, 340), amount=.015, times=1)]

MOVEMENTS = {
    '14': dict(seconds=6, dog=[
        breathe((1140, 770), (260, 260), 1000, 14, 2),
        lift((1140, 570), (380, 290), (1140, 760), (1140, 590), (0, -8), 2),
        bend((1415, 815), (112, 105), (1356, 830), (1400, 830), 14, wag((.2, 6), (3.3, 7)), WAG, pivot=(1345, 860)),
        bend((1140, 525), (330, 235), (1140, 680), (1140, 520), 4.2, [(.8, 1)], (.45, 1.9, .7)),
        bend((980, 470), (90, 125), (1040, 480), (984, 485), 7, [(1.10, 1), (3.1, -.5)], (.30, .25, .50), pivot=(1035, 395)),
        bend((1310, 460), (90, 135), (1258, 460), (1312, 456), -7, [(1.15, .6), (4.5, 1), (4.85, .5)], (.12, .06, .30), pivot=(1248, 385)),
        blink((1050, 402, 1235, 488), [.5, 3.05, 3.42], -.11),
    ], cat=[
        breathe((290, 655), (240, 180), 775, 12, 3, (1, .85, .92)),
        lift((430, 540), (220, 260), (420, 740), (425, 600), (0, -5), 3, (1, .85, .92)),
        turn((430, 570), (150, 150), (16, 3), [(2.1, 1)], (.40, 1.3, .60)),
        bend((430, 540), (300, 280), (410, 700), (420, 580), 4, [(2.2, 1)], (.45, 1.2, .70)),
        flick((362, 480), (80, 110), (372, 530), (350, 450), -15, [1.25, 4.9]),
        flick((492, 480), (70, 110), (480, 530), (500, 450), 13, [4.2]),
        blink((375, 520, 515, 600), [1.7, 4.6]),
        bend((215, 720), (130, 100), (160, 700), (250, 745), -4, [(.7, 1), (3.9, 1)], (.4, .1, .6)),
    ]),
    '17': dict(seconds=6, motes=dict(number=20, box=(430, 420, 1250, 900), colour=(1, .86, .6), brightness=.40),
               ball=dict(centre=(783, 948), radius=67, roll=12, at=[(.72, 1), (3.62, .8)], shape=(.34, .15, 1.1)), dog=[
        breathe((1230, 720), (220, 210), 940, 9, 4, (1, .9, .95, .85)),
        bend((1270, 640), (290, 370), (1190, 960), (1230, 640), 1.6, wag((.18, 8), (3.5, 6)), WAG),
        bend((1300, 460), (210, 260), (1255, 600), (1310, 470), 15, wag((.1, 8), (3.42, 6)), WAG),
        bend((1325, 400), (120, 140), (1310, 480), (1325, 400), 10, wag((.18, 8), (3.5, 6)), WAG),
        bend((960, 680), (330, 290), (1100, 780), (960, 700), 4, [(.85, 1), (3.75, .8)], (.30, .7, .6)),
        bend((850, 650), (100, 110), (893, 680), (855, 666), 12, [(.95, 1), (1.7, -.4), (3.9, .9)], (.16, .10, .40), pivot=(935, 590)),
        dict(kind='twitch', centre=(921, 806), radii=(45, 55), core=.5, along=((921, 770), (921, 812)), move=(0, 8), at=[(.1 + .38 * i, (1, .7, .9)[i % 3]) for i in range(15)], shape=(.14, 0, .22)),
        blink((900, 632, 1060, 680), [2.55, 5.1], .32),
    ], cat=[
        breathe((440, 860), (190, 210), 1020, 11, 3, (1, .88, .94)),
        lift((610, 640), (260, 260), (580, 880), (590, 740), (0, -5), 3, (1, .88, .94)),
        bend((690, 870), (190, 150), (580, 850), (680, 870), -12, [(.30, 1), (3.2, .9)], (.22, .12, .14)),
        turn((620, 670), (160, 160), (10, 10), [(.55, 1), (3.45, 1)], (.35, .8, .7)),
        bend((600, 620), (330, 290), (570, 800), (590, 700), 4, [(.55, 1), (3.45, 1)], (.35, .8, .7)),
        flick((700, 545), (80, 120), (675, 606), (705, 530), 14, [1.9, 4.9]),
        flick((550, 570), (80, 120), (560, 640), (540, 560), -13, [2.6]),
        bend((360, 960), (120, 120), (440, 990), (350, 960), 9, [(1.4, 1), (2.3, -.6), (4.6, 1)], (.35, .1, .5)),
        blink((575, 650, 725, 700), [1.62, 4.6], -.23),
    ], room=[
        leaves((696, 238), (29, 46), (-6, 0)),
        leaves((322, 258), (24, 28), (-6, 0)),
    ]),
    '19': dict(seconds=6, glow=LAMP, behind=[(1398, 442, 1434, 640, 1, -24)], dog=[
        breathe((1260, 760), (290, 230), 940, 12, 2),
        bend((1386, 500), (200, 220), (1390, 620), (1380, 500), 13, wag((.25, 6), (3.6, 5)), WAG),
        bend((1370, 470), (110, 110), (1385, 540), (1375, 470), 8, wag((.33, 6), (3.68, 5)), WAG),
        shift((1000, 870), (300, 290), (1190, 750), (1050, 830), (-3, -17), [(.2, 1), (.9, .6), (1.45, 1), (2.9, .8), (3.5, 1), (4.15, .6), (4.7, .9)], (.24, .05, .30)),
        bend((890, 840), (120, 150), (940, 850), (897, 860), 8, [(.35, 1), (1.6, 1), (3.65, 1)], (.25, .05, .4), pivot=(965, 750)),
        bend((1150, 890), (85, 150), (1150, 780), (1150, 890), -6, [(.4, 1), (1.65, .9), (3.65, 1)], (.25, .05, .4)),
    ], cat=[
        breathe((517, 885), (210, 250), 1020, 11, 3, (1, .85, .92)),
        lift((550, 640), (260, 290), (540, 880), (540, 760), (0, -6), 3, (1, .85, .92)),
        turn((555, 660), (150, 140), (14, 8), [(2.0, 1)], (.40, 1.3, .60)),
        bend((550, 620), (330, 290), (540, 790), (545, 690), 4.5, [(2.0, 1)], (.45, 1.3, .70)),
        flick((640, 550), (80, 110), (620, 610), (645, 540), 14, [.75, 4.7]),
        flick((480, 550), (80, 110), (495, 610), (475, 540), -13, [2.9]),
        dict(kind='twitch', centre=(560, 706), radii=(48, 38), core=.35, move=(-14, -7), at=[(1.75, 1), (2.3, .9), (5.0, 1)], shape=(.18, .06, .24)),
        bend((360, 970), (140, 130), (460, 1000), (350, 960), 8, [(1.2, 1), (4.0, 1)], (.4, .1, .6)),
        blink((470, 600, 640, 675), [1.3, 3.9]),
    ]),
    '22': dict(seconds=6, glow=LAMP, dog=[
        breathe((1250, 800), (300, 230), 950, 21, 2),
        lift((1000, 820), (280, 260), (1000, 960), (1000, 800), (-1, -7), 2),
        lift((1330, 830), (170, 180), (1330, 950), (1330, 800), (4, -4), 2, phase=.08),
        bend((885, 800), (85, 115), (924, 800), (874, 805), 8, [(1.1, 1), (1.45, .5), (4.4, .8)], pivot=(938, 715)),
        bend((850, 940), (120, 90), (940, 950), (850, 940), 6, [(2.6, 1), (2.9, .6), (3.25, .8)], (.10, .03, .22)),
        bend((1480, 855), (110, 110), (1410, 850), (1480, 855), -8, [(3.4, 1)], (.4, .1, .6)),
    ], cat=[
        breathe((290, 645), (250, 190), 775, 17, 3, (1, .85, .95)),
        lift((420, 560), (230, 270), (410, 740), (415, 620), (0, -6), 3, (1, .85, .95)),
        flick((470, 500), (80, 110), (455, 555), (475, 480), 15, [.5, 4.9]),
        flick((340, 510), (80, 110), (350, 570), (335, 490), -12, [2.9]),
    ]),
    '02': dict(seconds=6, dog=[
        breathe((1250, 810), (300, 230), 935, 21, 2),
        lift((1000, 850), (270, 240), (1000, 985), (1000, 830), (-1, -6), 2),
        bend((845, 812), (82, 95), (894, 830), (844, 835), 7, [(1.2, 1), (1.55, .5), (4.5, .8)], pivot=(908, 745)),
        bend((1080, 975), (92, 72), (1200, 945), (1100, 970), 3.5, [(2.7, 1), (3.0, .6), (3.3, .8)], (.10, .03, .22)),
    ], cat=[
        breathe((345, 680), (260, 190), 800, 17, 3, (1, .85, .95)),
        lift((410, 680), (190, 190), (400, 800), (410, 690), (0, -4), 3, (1, .85, .95)),
        flick((465, 590), (70, 110), (455, 645), (468, 570), 15, [.5, 4.2]),
        flick((330, 610), (70, 110), (345, 660), (325, 590), -12, [2.9]),
        bend((180, 750), (110, 90), (260, 770), (170, 750), 6, [(3.4, 1)], (.4, .1, .6)),
    ]),
    '08': dict(seconds=6, motes=dict(number=14, box=(900, 520, 1450, 1000), colour=(1, .95, .84), brightness=.32), dog=[
        breathe((1078, 760), (260, 260), 1000, 13, 2),
        lift((1070, 570), (380, 290), (1075, 760), (1075, 600), (0, -8), 2),
        bend((1242, 712), (62, 46), (1204, 725), (1228, 725), 13, wag((.2, 6), (3.6, 5)), WAG, pivot=(1195, 750)),
        turn((1070, 470), (190, 150), (-14, 10), [(.8, 1)], (.45, 1.6, .7)),
        bend((1065, 525), (330, 235), (1075, 690), (1075, 530), -4.2, [(.8, 1)], (.45, 1.7, .7)),
        bend((900, 450), (115, 135), (962, 450), (902, 440), 7, [(1.1, 1), (3.2, -.4)], (.30, .25, .50), pivot=(985, 375)),
        bend((1225, 510), (85, 145), (1172, 500), (1222, 496), -6, [(1.2, .6), (4.5, 1), (4.85, .5)], (.12, .06, .30), pivot=(1180, 400)),
        blink((975, 388, 1180, 440), [.45, 3.05, 4.9], .25),
    ], cat=[
        breathe((371, 843), (230, 210), 1005, 10, 3, (1, .85, .92)),
        shift((300, 800), (420, 420), (420, 1010), (250, 800), (-18, -14), [(.9, 1)], (.9, .9, 1.1)),
        shift((600, 850), (300, 260), (600, 1000), (600, 860), (8, 13), [(1.0, 1)], (.9, .8, 1.1)),
        bend((190, 600), (200, 300), (175, 740), (180, 580), 8, [(.2, 1), (1.4, -.7), (3.4, 1), (4.6, -.6)], (.5, .05, .6)),
        bend((210, 540), (120, 120), (190, 620), (215, 540), 14, [(.35, 1), (1.6, -.8), (3.55, 1), (4.75, -.7)], (.45, .05, .6)),
        flick((650, 745), (80, 110), (630, 800), (660, 730), 13, [.7, 3.9]),
        flick((505, 750), (80, 110), (520, 810), (500, 735), -12, [4.6]),
    ]),
}

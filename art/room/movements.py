"""What moves in the film of each hour, as data; loops.py makes it. Positions and distances are pixels of the 1600 x 1200 still, times
are seconds.

Each hour lists the movements of the dog, of the cat and of the room. A movement is carried by those before it in its list: the body
comes first, then the head, then the ear. Its keys:

kind    breath   `times` whole breaths in a film, as deep as `depths` says, in turn. phase: how much of a breath it begins later;
                 full: the part of a breath in which air comes in; paces: how long each lasts beside the others (as many as `times`)
        twitch   `at` is a list of (start, strength) or (start, strength, shape). shape: seconds of attack, hold and release. One that
                 runs over the end of the film is half done in its first frame, which is the still
        blink    `at` is a list of (start, seconds shut). box: around the open eyes, left, top, right, bottom; slope: how far a tilted
                 head's eyes go down per px to the right
        tuck     a tongue goes into the mouth: `at` is a list of (start, seconds inside)
        lick     a tongue sweeps over the lip: `at` is a list of (start, seconds, from, to), in degrees to the right of straight down
        yawn     line: the mouth from corner to corner; chin and radii: the chin below it; drop: how far it comes down; colour: the
                 tongue's, blue, green, red
where   an ellipse: centre, radii, turn in degrees. core: the part of its radius that moves fully; what has an outline lies in it
        whole. along (a, b): nothing moves at point a, everything at b
how     swell: px away from `from` at the ellipse's rim; degrees about pivot; or move: (right, down)

Keys of an hour:

tongue  outline; wool: how far to the right and down the fibres lie that replace it; apart: outlines of what is beside it in another
        colour; mouths: lines of the mouth that are drawn there; bare: where it hangs in front of the room
ball    centre, radius; roll: px to the right, turning as it goes; at and shape as of a twitch; bared: when the paw is off it; rug: a box
        around it that shows bare rug in the picture of another `hour`
behind  boxes of the room behind a guest, each with the offset it may be copied from (loops.py, fill)
poses   a guest on its way to another pose, rendered step by step (hours.py): box, number of steps, frames for each; `at` is a list of
        (start, seconds held); shakes: when, while it is held, and by how many steps it goes back, in the shape `shake`
stays   ellipses of the still that nothing moves, such as a foot that carries weight
front   an ellipse of the room that stands in front of a guest; under: boxes where the wool goes on behind it; hollow: x, y and radii of
        an opening that things dip into
jaw     a chin: centre, radii; rim: how thick the wool is below the dark of the mouth; wool: the offset it is copied from; drop: px down
        when it opens
flaps   parts in front of other wool, such as an ear in front of a back: whose, outline, how they move, and the offset of the wool that
        they uncover
stiff   discs that keep their form, such as a bell or an eye: centre, radius
motes   dust in the sun: number, box, colour, brightness
glow    the lamp's warmth: centre, radii, amount, times

A movement that shows on a phone is of 12 px or more: on a phone one px of the still is .22 px of the screen. Each film has an ear or a tail in its first two
seconds, since many visitors see no more.
"""
FPS = 24
IN, OUT = -.18, -.66            # phases of breaths that are half done in the still, so that no film rests where it repeats
FLICK = (.07, .04, .26)        # an ear
SLOW = (.60, .40, .85)         # a head, a stretch
WAG = (.15, .02, .17)          # a tail, to one side
TWITCH = (.10, .03, .22)       # a paw in sleep
DREAM = (.12, .38, .36)        # an ear in sleep: it turns to a sound and stays a moment
PAW = [(4.30, .85)]            # 14: the dog gives its paw: when, and seconds it holds it
LEANS, LEAN = [(4.12, 1)], (.55, 1.35, .75)       # before that it leans on its other foreleg
SHAKE, SHAKES = (.16, .02, .18), [(4.96, 3.4), (5.34, 2.6)]       # it shakes the paw: down by so many steps, and up again
KNEAD = (.30, .10, .40)        # a paw that reaches
LONG = (.95, .45, 1.25)        # the cat's stretch in the morning
PAT = (.38, .08, .52)          # a paw on the ball, and the ball with it
RAISE = (.22, .18, .30)        # the same paw before the next one
# 17: the cat pats the ball to the dog, which pats it back under the cat's raised paw. A ball that comes back by itself looks as if
# it rocked in one place, and a paw that draws it in looks like a magnet.
PATS = [(.10, 1), (5.00, .8, (.48, .08, .56))]
ROLLS = [(.10, 1, (.40, 2.24, .50)), (2.92, -1.1, (.62, 1.40, .54))]
QUIVERS = [(at, strength, (.10, .04, .14)) for at, strength in ((2.24, -.35), (2.62, .3), (2.86, -.25), (3.98, -.3), (4.42, .3))]      # while the cat's paw waits
RAISES = [(1.04, 1.2, (.30, .06, .34)), (1.78, 1.5, (.34, 1.26, .30)), *QUIVERS, (3.40, .8, (.34, 1.10, .50)), (6.10, 1.3, (.28, .30, .34)), (6.95, .5)]      # it aims, and waits
MAKES_ROOM = [(.26, 1, (.24, 2.36, .40))]        # the dog's paw makes room for the ball
RETURNS = [(2.50, 1, (.20, .10, .42))]       # the dog pats it back
BOUNCE = (.15, .05, .25)       # a dog that asks for more
FOLLOWS = [(2.84, 1)]          # the nose of the dog follows the ball to the cat
BOUNCES = [(2.34, 1), (6.88, 1)]
DREAMS = [(1.7, .8), (2.2, 1), (2.5, .7), (2.85, 1), (5.3, .9), (5.65, .6), (6.9, .7)]
STRETCHES = [(1.95, 1.2)]
YAWN = (.60, .75, 1.10)        # a yawn while it stretches: its head
GAPE = (.30, .75, .80)         # and its mouth; its eyes shut a moment before and stay shut: an open mouth under open eyes looks shocked
YAWNS = [(2.47, 1)]
LIE_DOWN = [(3.70, .45)]       # 08: after its yawn the cat lies down: when, and seconds it stays there
LOOK = (1.10, 1.15, 1.20)      # then its head comes up


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
    strength = (.5, -.9, 1, -.75, .9, -.85, .6, -.5)
    return [(start + .30 * i, strength[i % 8] * (.6 if i == n - 1 else 1)) for start, n in bouts for i in range(n)]


def breathe(centre, radii, rest, rise, times, depths=(1, .88), spread=.35, phase=0):
    """The ribs: up from the line of rest, a little to the sides."""
    return dict(kind='breath', centre=centre, radii=radii, core=.5, along=((centre[0], rest), (centre[0], rest - radii[1])),
                swell=(rise * spread, rise), times=times, depths=depths, phase=phase, **{'from': (centre[0], rest)})


def lift(centre, radii, a, b, move, times, depths=(1, .88), phase=.05):
    """What a breath carries after it: head and shoulders, a haunch."""
    return dict(kind='breath', centre=centre, radii=radii, core=.75, along=(a, b), move=move, times=times, depths=depths, phase=phase)


def asleep(*breaths):
    """The breaths of a sleeper, who breathes in more slowly."""
    return [dict(m, full=.45) for m in breaths]


def uneven(paces, breaths):
    """Breaths of which none lasts as long as the one before."""
    return [dict(m, paces=paces) for m in breaths]


def doze(belly, rest, neck, head, chin, haunch, times, depths, phase=0):
    """A sleeping dog's breath, as a wave: belly and ribs widen and slide back, then the haunch, then neck and head. The chin stays;
    the cheeks fill as the air goes out."""
    x, y = belly
    wave = lambda centre, radii, later, **how: dict(kind='breath', centre=centre, radii=radii, times=times, depths=depths, phase=phase + later, **how)
    return asleep(
        breathe((x - 20, y), (360, 250), rest, 10, times, depths, spread=.3, phase=phase),
        wave((x - 15, y + 5), (150, 190), .03, core=.25, move=(9, -4), along=((x, rest), (x, rest - 110))),
        wave((x, y + 30), (140, 110), .02, core=.1, swell=(14, 8), **{'from': (x - 15, y + 40)}),
        lift(haunch, (160, 190), (haunch[0], rest - 10), (haunch[0], rest - 160), (3, -5), times, depths, phase + .06),
        wave(neck, (140, 190), .10, core=.4, move=(0, -5), along=((neck[0], rest), (neck[0], rest - 160))),       # not as far as the face, or its nearer eye slants
        lift(head, (250, 230), chin, (head[0], head[1] - 60), (0, -1), times, depths, phase + .15),
        wave((chin[0], chin[1] - 45), (95, 60), .46, core=.1, swell=(4, 3), **{'from': (chin[0], chin[1] - 50)}),
    )


def loaf(flank, rest, shoulder, head, chin, times, depths, phase=.16):
    """A breath of a cat on its paws, as a wave: the flank widens, the back rises and slides back, shoulder and neck come
    after by turns; the head hardly moves and the chin stays."""
    x, y = flank
    wave = lambda centre, radii, later, **how: dict(kind='breath', centre=centre, radii=radii, times=times, depths=depths, phase=phase + later, **how)
    return asleep(
        wave((x, y), (175, 125), 0, core=.15, swell=(20, 9), **{'from': (x + 35, y + 20)}),
        wave((x - 15, y - 30), (165, 165), .05, core=.2, move=(-9, -15), along=((x, rest - 10), (x, rest - 130))),
        wave((x + 45, y - 65), (110, 120), .12, core=.2, move=(-2, -9), along=((x, rest - 40), (x, rest - 150))),
        wave(shoulder, (115, 150), .19, core=.2, move=(4, -9), along=((shoulder[0], rest - 10), (shoulder[0], rest - 140))),
        wave(head, (190, 200), .26, core=.75, move=(0, -2), along=(chin, (head[0], head[1] - 20))),
        wave((chin[0], chin[1] - 35), (60, 40), .50, core=.1, swell=(6, 4), **{'from': (chin[0], chin[1] - 35)}),
    )


def curl(flank, rest, back, nape, shoulder, head, chin, times, depths, phase=.10):
    """A breath of a cat rolled up, as a wave: the flank widens, the back rises and slides back, behind the ears and at the
    shoulder it comes after by turns; the head hardly moves and the chin stays."""
    wave = lambda centre, radii, later, **how: dict(kind='breath', centre=centre, radii=radii, times=times, depths=depths, phase=phase + later, **how)
    return asleep(
        wave(flank, (150, 130), 0, core=.15, swell=(11, 6), **{'from': (flank[0] + 40, flank[1] + 30)}),
        wave(back, (120, 190), .05, core=.15, move=(-7, -24), along=((back[0], rest - 20), (back[0], rest - 150))),
        wave(nape, (130, 90), .10, core=.25, move=(-2, -5), along=((nape[0], nape[1] + 90), (nape[0], nape[1] + 10))),
        wave(shoulder, (110, 150), .19, core=.2, move=(6, -8), along=((shoulder[0], rest - 30), (shoulder[0], rest - 140))),
        wave(head, (170, 170), .24, core=.6, move=(0, -2), along=(chin, head)),
        wave((chin[0], chin[1] - 35), (60, 40), .50, core=.1, swell=(6, 4), **{'from': (chin[0], chin[1] - 35)}),
    )


def turn(centre, radii, move, at, shape=SLOW):
    """A head that looks aside: the nose goes further than the outline."""
    return dict(kind='twitch', centre=centre, radii=radii, core=.1, move=move, at=at, shape=shape)


def blink(box, at, slope=0):
    """Both eyes: at is a list of starts, or of (start, seconds shut)."""
    return dict(kind='blink', box=box, at=[t if isinstance(t, tuple) else (t, 4 / FPS) for t in at], slope=slope)


def tuck(at):
    """A tongue goes into the mouth: at is a list of (start, seconds in)."""
    return dict(kind='tuck', at=at)


def lick(at):
    """A tongue sweeps over the lip."""
    return dict(kind='lick', at=at)


def yawn(line, chin, radii, drop, colour, at, shape):
    """A mouth that opens wide."""
    return dict(kind='yawn', line=line, chin=chin, radii=radii, drop=drop, colour=colour, at=at, shape=shape)


def braid(box, right, down, times):
    """A rug's strand behind a limb: box after box to its left, each copied from so far to the right and down of it."""
    x0, y0, x1, y1 = box
    return [(x0 - i * right, y0 - i * down, x1 - i * right, y1 - i * down, right, down) for i in range(times)]


def leaves(centre, radii, move, times=1):
    """A blurred tree outside, out and back in its pane."""
    return dict(kind='breath', centre=centre, radii=radii, core=.3, move=move, times=times)


# the tongue of 19's cat: as `tongue` above, with its root, length, width, colour, and its angle in the still, in degrees
LICKED = dict(root=(552, 711), length=31, width=26, rest=6, colour=(.28, .32, .82), wool=(-45, -14),
              outline=[(538, 708), (552, 702), (566, 708), (578, 718), (580, 738), (568, 750), (550, 750), (536, 740), (532, 722)],
              apart=[[(535, 690), (538, 679), (552, 676), (566, 680), (569, 690), (561, 699), (550, 703), (539, 699)], [(524, 706), (538, 706), (538, 720), (524, 720)], [(470, 732), (520, 748), (560, 752), (604, 744), (610, 790), (470, 790)]],
              mouths=[[(537, 711), (540, 714), (545, 713), (550, 709), (552, 700), (554, 708), (559, 712), (564, 713), (567, 710)]])
LICKS = [(4.46, .83, 52, -44), (7.75, .50, -16, 28)]          # the tongue that is out in the still hardly sweeps: a second full lick would give the repetition away

LAMP = [dict(centre=(1425, 290), radii=(360, 340), amount=.015, times=1)]

LIFT = (.34, .95, .50)        # 19: the dog's head out of its bowl
CHEW = (.13, .02, .17)         # its cheeks
JAW = (.11, .18, .12)          # its chin
RELISH = (.11, .03, .19)       # brow and lid, which move with them; without that it seems to eat in its sleep
BITES = [.10, .46, 1.40, 1.85, 2.20, 4.40, 4.80, 5.12]          # at uneven times, or it eats like a machine
LIFTS = [(.85, .25), (2.60, 1), (5.66, .55)]
ASIDE = [(5.62, 1)]            # the second time it looks aside, towards the cat
CHEWS = [(start + .41 * i, strength) for start, times in ((2.74, 3), (5.84, 3)) for i, strength in enumerate((1, .85, .95)[:times])]

MOVEMENTS = {
    '14': dict(seconds=8, poses=dict(box=(940, 638, 1216, 1032), steps=10, each=1.5, at=PAW, shakes=SHAKES, shake=SHAKE), flaps=[
        dict(whose='cat', behind=(0, -60), how=bend((245, 735), (105, 60), (188, 722), (275, 742), -14, [(.7, 1), (3.2, .8), (5.3, 1)], (.4, .1, .6), pivot=(180, 726)), outline=[      # its tail's end
            (168, 712), (180, 698), (193, 697), (207, 703), (220, 708), (243, 713), (267, 715), (283, 723), (293, 737), (292, 748), (277, 756), (243, 755), (210, 751), (182, 744), (168, 736)]),
    ], dog=[
        breathe((1140, 770), (260, 260), 1000, 24, 3, (1, .88, .94), spread=.6, phase=IN),
        dict(kind='breath', centre=(1140, 745), radii=(250, 230), core=.25, swell=(34, 0), times=3, depths=(1, .88, .94), phase=IN + .03, **{'from': (1140, 745)}),
        lift((1140, 570), (380, 290), (1140, 760), (1140, 590), (0, -8), 3, (1, .88, .94), IN + .05),
        bend((1415, 815), (112, 105), (1356, 830), (1400, 830), 34, wag((1.6, 4), (3.7, 5), (6.18, 9)), WAG, pivot=(1345, 860)),
        shift((1140, 640), (400, 340), (1140, 940), (1140, 700), (22, 0), [(.15, 1), (3.05, -.7)], (.50, .7, .8)),
        shift((1140, 640), (400, 340), (1140, 940), (1140, 700), (30, 3), LEANS, LEAN),
        bend((1140, 640), (400, 340), (1140, 940), (1140, 700), 1.6, LEANS, LEAN),
        bend((1140, 525), (330, 235), (1140, 680), (1140, 520), 6, [(.25, 1), (3.05, -.9), (6.1, .8, (.40, .45, .60))], (.45, .9, .7)),
        bend((980, 470), (90, 125), (1040, 480), (984, 485), 7, [(.45, .8), (1.8, -.4), (3.3, -.7), (5.85, .5)], (.30, .25, .50), pivot=(1035, 395)),
        bend((1310, 460), (90, 135), (1258, 460), (1312, 456), -7, [(.5, -.5), (3.3, .8), (4.6, -.4), (6.6, .5)], (.25, .15, .45), pivot=(1248, 385)),
        blink((1050, 402, 1235, 488), [(2.46, .25), (6.04, .25)], -.11),
    ], cat=[
        breathe((290, 655), (240, 180), 775, 20, 4, (1, .85, .92, .88), spread=.6, phase=OUT),
        lift((430, 540), (220, 260), (420, 740), (425, 600), (0, -5), 4, (1, .85, .92, .88), OUT + .05),
        shift((330, 640), (330, 260), (330, 725), (330, 600), (18, 3), [(1.62, 1), (4.22, -.7), (6.0, .8)], (.50, .8, .65)),
        shift((400, 620), (270, 230), (400, 760), (400, 640), (6, -22), [(2.3, 1), (6.3, .6)], (.55, 1.3, .70)),
        turn((430, 570), (150, 150), (22, 4), [(1.7, 1), (4.3, -.6), (6.1, .7)], (.40, .8, .50)),
        bend((430, 540), (300, 280), (410, 700), (420, 580), 6, [(1.75, 1), (4.35, -.6), (6.15, .7)], (.45, .75, .50)),
        flick((365, 470), (68, 78), (379, 505), (367, 467), -14, [1.25, 4.9, 7.0]),
        flick((490, 475), (62, 75), (476, 506), (491, 469), 14, [.3, 3.9, 5.9]),
        blink((375, 520, 515, 600), [(3.42, .25), (6.29, .25)]),
        shift((410, 765), (80, 70), (400, 700), (410, 755), (3, -13), [(2.6, 1), (5.15, .9)], KNEAD),
        shift((482, 745), (76, 70), (470, 690), (482, 735), (3, -13), [(3.1, 1), (4.65, .7)], KNEAD),
    ]),
    '17': dict(seconds=8, front=dict(centre=(966, 1032), radii=(107, 56)), stiff=[((614, 786), 56)], motes=dict(number=20, box=(430, 420, 1250, 900), colour=(1, .86, .6), brightness=.11),
               ball=dict(centre=(783, 948), radius=67, roll=42, at=ROLLS, shape=PAT, bared=dict(at=RAISES + PATS[1:], shape=RAISE), hour='14', rug=(600, 740, 912, 1060)), behind=[(890, 776, 985, 900, -76, 0), *((862, y, 1020, y + 17, 0, 17) for y in (937, 920, 903))], flaps=[
                   dict(whose='dog', behind=(0, -75), how=shift((900, 915), (150, 120), (995, 905), (895, 920), (-46, -36), RETURNS), outline=[      # its paw
                       (848, 915), (860, 908), (875, 898), (892, 889), (912, 881), (935, 876), (960, 876), (985, 884), (1000, 898), (994, 925), (978, 945), (964, 957), (948, 966), (925, 974), (895, 973), (872, 966), (858, 954), (849, 936)]),
               ],
               tongue=dict(wool=(46, -2), apart=[[(870, 745), (978, 745), (978, 796), (942, 796), (937, 802), (937, 840), (870, 840)], [(936, 812), (980, 812), (980, 850), (936, 850)]], outline=[(912, 783), (905, 789), (901, 798), (899, 810), (902, 821), (907, 830), (914, 835), (921, 836), (929, 832), (935, 824), (939, 814), (942, 803), (942, 794), (935, 789), (928, 786), (920, 782)],
                           bare=[(890, 783), (906, 785), (916, 789), (926, 794), (933, 801), (936, 809), (935, 817), (940, 826), (930, 845), (890, 845)]), dog=[
        breathe((1230, 720), (220, 210), 940, 9, 5, (1, .9, .95, .85, .92), phase=IN),
        bend((1270, 640), (290, 370), (1190, 960), (1230, 640), .8, wag((3.4, 6), (6.26, 9)), WAG),
        shift((1270, 640), (290, 370), (1235, 950), (1235, 680), (-8, -30), BOUNCES, BOUNCE),
        bend((1310, 450), (210, 260), (1283, 562), (1306, 486), 18, wag((3.32, 6), (6.18, 9)), WAG, pivot=(1290, 535)),
        bend((1325, 400), (120, 140), (1310, 480), (1325, 400), 10, wag((3.4, 6), (6.26, 9)), WAG),
        shift((960, 680), (330, 290), (1120, 860), (960, 700), (-10, 18), BOUNCES, BOUNCE),
        bend((960, 680), (330, 290), (1100, 780), (960, 700), 4, [(.85, 1), (3.9, -.8), (6.3, .9)], (.30, .7, .6)),
        shift((960, 680), (330, 290), (1150, 880), (1050, 780), (-20, 4), FOLLOWS, (.36, .90, .60)),
        shift((885, 908), (130, 58), (1000, 885), (905, 915), (28, 3), MAKES_ROOM),
        bend((850, 650), (100, 110), (893, 680), (855, 666), 12, [(.95, 1), (1.7, -.4), (4.0, -.6), (4.95, .5), (6.4, 1), (7.2, -.4)], (.16, .10, .40), pivot=(935, 590)),
        dict(kind='twitch', centre=(921, 806), radii=(45, 55), core=.5, along=((921, 770), (921, 812)), move=(0, 8), at=[(.1 + 8 / 21 * i, (1, .7, .9)[i % 3]) for i in range(21)], shape=(.14, 0, .22)),
        blink((900, 632, 1060, 680), [(2.29, .29), (7.04, .29)], .32),
        tuck([(2.86, 2.10)]),
    ], cat=[
        breathe((440, 860), (190, 210), 1020, 11, 4, (1, .88, .94, .9), phase=OUT),
        lift((610, 640), (260, 260), (580, 880), (590, 740), (0, -5), 4, (1, .88, .94, .9), OUT + .05),
        shift((560, 800), (330, 330), (540, 1000), (590, 790), (24, 4), PATS, PAT),
        dict(kind='twitch', centre=(680, 858), radii=(210, 95), turn=19, core=.3, along=((505, 805), (705, 865)), move=(22, -2), at=PATS, shape=PAT),
        dict(kind='twitch', centre=(690, 862), radii=(200, 95), turn=19, core=.3, along=((600, 830), (705, 865)), degrees=9, pivot=(783, 948), at=PATS, shape=PAT),
        dict(kind='twitch', centre=(690, 862), radii=(200, 95), turn=19, core=.3, along=((540, 815), (690, 860)), move=(-8, -24), at=RAISES, shape=RAISE),
        turn((620, 670), (160, 160), (10, 10), [(.55, 1), (3.3, -.7), (5.3, 1)], (.35, .8, .7)),
        bend((600, 620), (330, 290), (570, 800), (590, 700), 4, [(.55, 1), (3.3, -.7), (5.3, 1)], (.35, .8, .7)),
        flick((690, 540), (65, 75), (676, 580), (696, 545), 14, [2.05, 4.9, 7.0]),
        flick((545, 562), (60, 65), (562, 587), (537, 556), -13, [2.6, 5.5]),
        bend((360, 960), (120, 120), (440, 990), (350, 960), 9, [(1.4, 1), (2.3, -.6), (4.4, 1), (5.3, -.5), (6.6, .8)], (.35, .1, .5)),
        blink((558, 654, 738, 704), [(.96, .25), (4.79, .25)], -.23),
    ], room=[
        leaves((696, 238), (29, 46), (-6, 0)),
        leaves((322, 258), (24, 28), (-6, 0)),
    ]),
    '19': dict(seconds=8, front=dict(centre=(966, 1034), radii=(112, 60), hollow=(966, 1008, 96, 33)),
               jaw=dict(centre=(986, 972), radii=(50, 40), rim=25, wool=(24, -46), drop=40, at=CHEWS, shape=JAW), stiff=[((527, 792), 34), ((931, 866), 36), ((1041, 879), 44)], tongue=LICKED, glow=LAMP, behind=[(384, 690, 474, 895, -90, 0), (1428, 405, 1470, 686, 91, 0), (1424, 540, 1428, 686, 91, 0), (1406, 442, 1428, 540, 1, -24), (1402, 540, 1424, 686, 1, -24),
                                (1346, 405, 1406, 686, 91, 0), (1322, 405, 1346, 540, -91, 0), (1250, 540, 1346, 686, 182, 0), (1170, 540, 1250, 686, 273, 0), (1128, 555, 1170, 670, 364, 14), (1088, 560, 1128, 654, 364, 28), (1040, 580, 1088, 660, 455, 24), (1022, 890, 1158, 968, -136, 0), (1158, 890, 1240, 968, -136, 0)], dog=[
        breathe((1260, 750), (290, 230), 940, 30, 4, (1, .88, .94, .9), spread=.5, phase=IN),
        dict(kind='breath', centre=(1270, 740), radii=(190, 150), core=.2, swell=(24, 16), times=4, depths=(1, .88, .94, .9), phase=IN + .04, **{'from': (1275, 730)}),
        shift((1190, 720), (310, 270), (1260, 950), (1170, 730), (-8, 16), [(t, 1) for t in BITES], (.16, .06, .26)),
        shift((1170, 760), (300, 260), (1220, 965), (1150, 760), (12, -24), [(t - .08, k) for t, k in LIFTS], LIFT),
        shift((1330, 690), (230, 330), (1330, 985), (1330, 640), (15, 0), wag((2.36, 5), (4.46, 4), (6.14, 12)), WAG),
        bend((1392, 490), (92, 130), (1394, 590), (1386, 510), 15, wag((2.4, 5), (4.5, 4), (6.18, 12)), WAG, pivot=(1392, 598)),
        shift((1140, 700), (120, 85), (1200, 770), (1130, 705), (-9, -20), LIFTS, LIFT),         # its collar comes along
        shift((962, 880), (256, 270), (1120, 745), (1035, 830), (-6, -40), LIFTS, LIFT),
        bend((962, 880), (256, 270), (1120, 745), (1035, 830), 2.2, LIFTS, LIFT, pivot=(1130, 770)),
        shift((962, 880), (256, 270), (1120, 745), (1035, 830), (-14, -6), ASIDE, (.45, .75, .55)),
        turn((955, 880), (130, 120), (-8, -2), ASIDE, (.50, .70, .50)),
        dict(kind='twitch', centre=(975, 885), radii=(150, 120), core=.65, move=(-2, 8), at=LIFTS[1:2], shape=LIFT),               # the first time it looks into its bowl, not at us
        shift((1210, 740), (340, 290), (1230, 980), (1180, 720), (-14, 3), [(.95, .8), (3.55, -1), (6.75, .7)], (.60, .40, .80)),       # it shifts its weight from leg to leg
        shift((962, 880), (256, 270), (1120, 745), (1035, 830), (-4, 20), [(t, 1) for t in BITES], (.13, .03, .16)),
        shift((962, 880), (256, 270), (1120, 745), (1035, 830), (2, -15), [(t + .06, k) for t, k in CHEWS], CHEW),
        *[dict(kind='twitch', centre=(985, 940), radii=(150, 125), core=.45, move=(x, 0), at=[(t + later, k) for t, k in CHEWS], shape=CHEW) for x, later in ((-12, -.06), (11, .13))],
        dict(kind='twitch', centre=(1055, 930), radii=(95, 80), core=.25, swell=(34, 15), at=[(t + .10, k) for t, k in CHEWS], shape=CHEW, **{'from': (1005, 930)}),
        shift((985, 985), (115, 62), (985, 955), (985, 1000), (4, 13), [(t, .6) for t in BITES] + [(t, .3) for t, _ in CHEWS], CHEW),
        *[dict(kind='twitch', centre=centre, radii=radii, core=.25, move=(0, rise), at=at, shape=shape) for centre, radii in (((934, 842), (36, 50)), ((1042, 858), (56, 52)))
          for rise, at, shape in ((-4, CHEWS, RELISH), (-3, LIFTS, LIFT))],
        bend((875, 845), (100, 125), (925, 790), (890, 825), 6, [(t + .05, k) for t, k in CHEWS], CHEW, pivot=(935, 762)),
        bend((1142, 885), (74, 132), (1122, 800), (1140, 850), -6, [(t + .10, k) for t, k in CHEWS], CHEW, pivot=(1112, 775)),
        bend((875, 845), (100, 125), (925, 790), (890, 825), 7, [(.20, .9), (.90, -.6), (2.05, .9), (2.66, -.8), (4.40, .9), (5.70, -.8), (7.30, .8)], (.22, .05, .34), pivot=(935, 762)),
        bend((1142, 885), (74, 132), (1122, 800), (1140, 850), -7, [(.20, .9), (1.0, .3), (2.05, .9), (2.72, .4), (4.40, .9), (5.76, .4), (7.30, .8)], (.22, .05, .34), pivot=(1112, 775)),
        blink((895, 835, 1085, 905), [(1.80, .42), (3.38, .33), (6.95, .25)]),
    ], cat=[
        breathe((517, 885), (210, 250), 1020, 22, 4, (1, .85, .92, .88), phase=OUT),
        dict(kind='breath', centre=(512, 850), radii=(215, 175), core=.3, swell=(34, 4), times=4, depths=(1, .85, .92, .88), phase=OUT, **{'from': (525, 860)}),
        dict(kind='breath', centre=(590, 850), radii=(120, 110), core=.3, move=(7, -5), times=4, depths=(1, .85, .92, .88), phase=OUT + .05),
        bend((500, 800), (330, 380), (500, 1010), (505, 800), 3, [(1.5, 1), (3.75, -.8), (5.7, .8)], (.60, .8, .80)),
        shift((500, 800), (320, 360), (500, 1015), (505, 770), (7, 4), [(1.5, 1), (3.75, -.7), (5.7, .7)], (.55, .8, .75)),
        lift((550, 640), (260, 290), (540, 880), (540, 760), (0, -7), 4, (1, .85, .92, .88), OUT + .10),
        shift((550, 640), (260, 290), (540, 880), (540, 740), (2, 6), [(t, abs(b - a) / 96) for t, _, a, b in LICKS], (.22, .30, .30)),
        turn((555, 660), (150, 140), (14, 8), [(1.9, 1), (4.3, .5), (6.45, -.5)], (.40, .95, .60)),
        bend((550, 620), (330, 290), (540, 790), (545, 690), 4.5, [(1.9, 1), (4.3, -.3), (6.45, -.8)], (.40, .90, .65)),
        shift((550, 640), (260, 290), (540, 880), (540, 740), (10, 6), [(4.2, 1)], (.45, .80, .55)),
        flick((640, 545), (60, 75), (629, 577), (644, 540), 14, [.75, 4.7, 6.9]),
        flick((482, 535), (65, 75), (496, 568), (488, 529), -13, [3.4, 5.9]),
        lick(LICKS),
        bend((360, 970), (140, 130), (460, 1000), (350, 960), 13, [(.3, 1), (1.25, -.6), (2.9, 1), (4.1, -.7), (4.8, .6), (6.2, .9)], (.4, .1, .5)),
        shift((432, 985), (95, 62), (345, 985), (430, 985), (-15, -5), [(.15, 1), (.62, .6), (1.7, 1), (3.35, .8), (3.8, 1), (5.2, .9), (5.75, .5), (7.0, .8)], (.20, .06, .30)),
        blink((470, 600, 640, 675), [(2.50, .25), (6.40, .33)]),
    ]),
    '22': dict(seconds=8, stiff=[((421, 723), 32)], flaps=[
        dict(whose='dog', behind=(6, 3), how=shift((890, 830), (150, 160), (908, 780), (893, 845), (-30, 4), [(1.35, 1, (.08, .06, .24)), (1.77, .5, (.08, .04, .30)), (6.55, .6, (.10, .12, .30))], DREAM), outline=[
            (906, 774), (896, 768), (880, 770), (868, 786), (861, 810), (855, 834), (853, 858), (858, 874), (868, 879), (886, 876), (900, 870), (905, 864), (904, 850), (903, 815), (906, 790)]),
    ], dog=[
        *uneven((1.05, .66, 1.29), doze((1250, 800), 950, (1180, 755), (1000, 800), (1000, 925), (1340, 820), 3, (1.65, 1.05, 1.80), -.10)),
        shift((835, 938), (88, 58), (915, 915), (845, 938), (-30, -5), DREAMS, TWITCH),
    ], cat=[
        *uneven((1.04, .80, 1.28, .88), loaf((255, 665), 775, (345, 620), (415, 600), (430, 705), 4, (2.1, 1.75, 2.4, 1.9), .30)),
        shift((330, 742), (90, 42), (250, 742), (335, 742), (-18, -6), [(1.3, 1), (1.75, .6), (4.2, .9), (6.0, .8), (6.35, 1)], (.22, .12, .34)),
        shift((420, 590), (200, 210), (425, 720), (420, 590), (7, 9), [(3.30, .5), (5.85, 1)], (.55, .35, .95)),            # its head sinks, and comes up again
        bend((488, 516), (64, 84), (474, 552), (494, 505), 15, [(.30, 1), (3.55, 1)], DREAM),
        bend((344, 546), (50, 74), (352, 585), (334, 538), 10, [(2.45, 1), (5.20, 1.2)], DREAM),
    ]),
    '02': dict(seconds=8, front=dict(centre=(966, 1032), radii=(107, 56)), stiff=[((526, 748), 34)], behind=[(1398, 724, 1416, 780, 1, -24)], flaps=[
        dict(whose='dog', behind=(20, 4), how=shift((848, 850), (150, 160), (882, 776), (858, 856), (-30, 4), [(.75, 1, (.08, .06, .26)), (5.90, .8, (.08, .05, .30)), (6.28, .4, (.08, .04, .30))], DREAM), outline=[
            (872, 782), (850, 784), (838, 794), (828, 812), (823, 830), (814, 850), (808, 872), (806, 892), (812, 903), (830, 899), (848, 892), (863, 884), (873, 878), (874, 860), (878, 832), (880, 810), (880, 796)]),
        dict(whose='cat', behind=(34, 0), how=bend((465, 590), (110, 120), (449, 626), (463, 586), 21, [(.12, 1), (3.5, .8), (6.9, .6)], DREAM), outline=[
            (396, 610), (407, 596), (417, 585), (425, 573), (435, 564), (448, 556), (459, 550), (470, 546), (480, 547), (486, 555), (491, 570), (494, 590), (496, 610), (498, 650), (405, 650)]),
        dict(whose='cat', behind=(-36, 0), how=bend((340, 598), (110, 120), (352, 624), (330, 590), -19, [(2.5, 1), (5.2, .9)], DREAM), outline=[
            (316, 552), (332, 553), (345, 560), (358, 566), (370, 573), (382, 579), (392, 590), (398, 604), (386, 617), (345, 650), (320, 650), (313, 600), (315, 570)]),
    ], dog=[
        *uneven((1.26, .64, 1.10), doze((1250, 810), 935, (1150, 790), (960, 830), (950, 965), (1350, 830), 3, (2.7, 1.8, 2.6), -.12)),
        *uneven((1.26, .64, 1.10), asleep(dict(kind='breath', centre=(1165, 820), radii=(150, 160), core=.3, move=(-6.5, 5), along=((1165, 900), (1165, 850)), times=3, depths=(2.5, 1.7, 2.4), phase=-.10))),     # less at the collar's end, or its tag is distorted
        shift((1085, 985), (92, 55), (1190, 950), (1100, 975), (-40, 0), [(.75, .8), (1.05, 1), *DREAMS], TWITCH),
    ], cat=uneven((1, .80, .86, 1.34), curl((225, 670), 790, (250, 620), (415, 545), (525, 660), (405, 640), (395, 785), 4, (1.75, 1.45, 1.6, 1.85), -.10))),
    '08': dict(seconds=8, poses=dict(box=(60, 500, 520, 1028), steps=10, each=4.6, at=LIE_DOWN), stays=[((236, 965), (62, 38))], stiff=[((558, 940), 44)], front=dict(centre=(645, 1027), radii=(82, 31), under=[(666, 990, 738, 1024, 50, 0), (550, 990, 666, 1012, 0, -30)]), behind=[*braid((764, 986, 800, 1026), 34, -3, 4), *braid((796, 938, 822, 986), 24, -2, 6), *braid((796, 906, 822, 938), 26, -1, 4)], motes=dict(number=8, box=(880, 500, 1400, 980), colour=(1, .95, .84), brightness=.15), dog=[
        breathe((1078, 760), (270, 290), 1000, 28, 3, (1, .88, .94), phase=IN),
        dict(kind='breath', centre=(1078, 725), radii=(250, 230), core=.25, swell=(38, 0), times=3, depths=(1, .88, .94), phase=IN + .03, **{'from': (1078, 725)}),
        bend((1078, 600), (430, 300), (1078, 830), (1078, 620), -1.6, [(1.35, 1), (3.85, -.9)], (.65, 1.25, .85), pivot=(1078, 900)),
        bend((1075, 580), (340, 290), (1078, 800), (1075, 600), -2, [(1.23, 1), (3.75, -.9)], (.55, 1.4, .8), pivot=(1078, 780)),
        lift((1070, 570), (380, 290), (1075, 780), (1075, 600), (0, -9), 3, (1, .88, .94), IN + .05),
        bend((1370, 862), (118, 78), (1292, 882), (1350, 868), 12, wag((1.6, 4), (3.7, 4), (6.18, 9)), WAG, pivot=(1288, 886)),
        turn((1070, 470), (190, 150), (-11, 9), [(1.1, 1), (3.6, -.35)], (.45, 1.6, .7)),
        bend((1065, 525), (330, 235), (1075, 690), (1075, 530), -2.6, [(1.1, 1), (3.6, -.75)], (.45, 1.7, .7)),
        bend((900, 450), (115, 135), (962, 450), (902, 440), 7, [(1.55, 1), (3.8, -.6), (6.9, .5)], (.30, .25, .50), pivot=(985, 375)),
        bend((1225, 510), (85, 145), (1172, 500), (1222, 496), -6, [(.3, .6), (3.4, .5), (6.2, .6)], (.20, .10, .40), pivot=(1180, 400)),
        blink((968, 386, 1185, 448), [(1.50, .25), (5.20, .25)], .16),
    ], cat=[
        breathe((371, 843), (230, 210), 1005, 15, 4, (1, .85, .92, .88), phase=OUT),
        shift((620, 890), (440, 280), (240, 930), (560, 930), (13, 0), STRETCHES, LONG),
        dict(kind='twitch', centre=(200, 780), radii=(340, 360), core=.45, along=((260, 960), (280, 820)), move=(-16, -48), at=STRETCHES, shape=LONG),
        shift((500, 850), (260, 230), (500, 1010), (500, 915), (4, 15), STRETCHES, LONG),
        dict(kind='twitch', centre=(188, 968), radii=(110, 66), core=.5, move=(5, -4), at=[(3.70, 1)], shape=(1.9, .45, 1.9)),            # the foot that it lies down on hides behind its own, which stays
        dict(kind='twitch', centre=(200, 850), radii=(200, 150), core=.15, swell=(34, 0), at=[(3.70, 1)], shape=(1.9, .45, 1.9), **{'from': (200, 850)}),
        shift((500, 810), (320, 290), (500, 1020), (500, 850), (-14, -24), [(4.40, 1)], LOOK),
        bend((590, 790), (230, 200), (590, 945), (586, 855), -6, [(.40, 1), (4.9, -.6), (6.5, .7)], (.50, .10, .65), pivot=(480, 890)),
        bend((590, 790), (230, 200), (590, 945), (586, 855), -9, YAWNS, YAWN, pivot=(480, 890)),
        bend((190, 600), (200, 300), (175, 740), (180, 580), 8, [(1.0, .8), (2.2, -.7), (3.35, .9), (7.25, .8), (7.75, -1)], (.5, .05, .6)),
        bend((210, 540), (120, 120), (190, 620), (215, 540), 14, [(1.15, .8), (2.35, -.8), (3.5, .9), (7.3, .8), (7.775, -1)], (.45, .05, .6)),
        bend((150, 690), (190, 200), (165, 785), (150, 670), 9, [(4.75, -.8), (5.35, .9), (6.05, -.8)], (.5, .05, .6)),          # and its tail's place when the cat lies
        bend((145, 645), (110, 115), (145, 715), (150, 635), 14, [(4.9, -.8), (5.5, .9), (6.2, -.8)], (.45, .05, .6)),
        shift((745, 945), (165, 60), (590, 945), (735, 945), (13, -2), [(.9, 1), (3.0, 1), (5.1, .6), (6.6, .9)], KNEAD),
        shift((735, 995), (165, 50), (580, 995), (725, 995), (13, 1), [(1.5, 1), (3.9, 1), (5.8, .8)], KNEAD),
        flick((650, 738), (60, 75), (639, 768), (654, 731), 13, [.7, 4.1, 6.9]),
        flick((508, 755), (60, 80), (523, 785), (502, 751), -12, [1.6, 5.6]),
        bend((650, 738), (60, 75), (639, 768), (654, 731), 11, YAWNS, YAWN),
        bend((508, 755), (60, 80), (523, 785), (502, 751), -11, YAWNS, YAWN),
        yawn([(591, 912), (598, 911), (606, 908), (614, 911), (622, 911)], (607, 916), (24, 20), 34, (.42, .45, .80), [(2.69, 1)], GAPE),
        blink((515, 815, 678, 880), [(.62, .29), (2.39, 2.46), (6.30, .33)]),
    ]),
}

"""Six hours: light, sky and what the two guests do. Colours are sRGB hex, light powers in watts (Cycles).

sky     stops: sky colours from horizon up; hills and trees as (foot, top) colour; strength: emission
window  (colour, power) of the soft sky light that enters through the window
sun     (colour, strength, direction of travel); the window cuts it into the patch on the floor
side    low sun through a window outside the picture (see stage.side_window)
wall    the same for the wall behind the guests, past whom it falls
floor   the same for floor and rug alone, with ambient: how much of the room's other light they keep; guests and furniture
        throw their shadows in it
rim     [(position, target, size, power, colour, beam)] lights from behind, beam in degrees
fills   [(position, size, power, colour)] large soft lights on the camera side
lamp    0 or 1; lamp_power in watts
behind  parts of the picture (left, top, right, bottom as fractions) that are also rendered without the guests, for loops, with
        their shadows; then the least light that a shadow leaves, as a part of 1, or as three for red, green and blue
poses   the guest that a loop moves into another pose, and where the joints of its limbs go (in its own frame); rendered in steps
bloom   how much of bright light spreads around its place (default .05)
food    whose bowls are full (default: both); toy: where the ball lies; pale: how far wool is bleached (infrared)
"""
import animals as A
import stage as S

PX, PY, PZ = S.PERCH['x'], S.PERCH['y'], S.PERCH['top']
RUG = .06                                            # the rug's height under paws


HOURS = {
    '14': dict(      # check-in: clear day
        sky=dict(stops=('#f4f1e2', '#bfe0ee', '#6fb4de'), strength=.95, hill_far=('#a9c8bd', '#b9d3c9'), hill_near=('#8db38a', '#a6c69a'), tree=('#6f9a6c', '#93b97f')),
        window=('#e6f1ff', 110), sun=('#fff0d2', 9, (.42, -1, -1.25)), lamp=0,
        fills=[((-3.4, -4.2, 4.4), 3.0, 270, '#fff0dc'), ((3.6, -2.4, 3.4), 2.4, 90, '#ffe1bf')],
        world=('#e6e6e0', .24), exposure=.68, behind=[(.075, .33, .36, .70, (.60, .55, .48)), (.80, .62, .95, .80, 0)],
        poses=dict(guest='dog', limbs=dict(fr=A.PAW_GIVEN)),
        dog=(A.DOG_SIT, A.place(.87, -.22, RUG, -8)), cat=(A.CAT_LIE, A.place(PX - .02, PY + .06, PZ, 34))),
    '17': dict(      # play: golden low sun
        sky=dict(stops=('#ffd489', '#ffdcae', '#a9c6d2'), strength=1.35, hill_far=('#d8b98c', '#e9c98f'), hill_near=('#a89a5e', '#cdb26a'), tree=('#8a8a4c', '#cfa552')),
        window=('#ffcf8a', 120), lamp=0,
        side=dict(target=(.0, -.50, .50), travel=(.72, .66, -.28), color='#ffbb70', power=17000, size=(2.1, 1.3), panes=(3, 2)),
        fills=[((-3.4, -4.2, 4.4), 3.0, 150, '#ffe2c0'), ((3.6, -2.4, 3.4), 2.4, 60, '#ffcf9a')],
        world=('#f1dcc4', .19), exposure=.70, behind=[(.21, .38, .44, .66, 0), (.5375, .70, .66, .835, (.62, .52, .42))],
        dog=(A.DOG_BOW, A.place(.84, .0, RUG, -42)), cat=(A.CAT_BAT, A.place(-.58, -.34, RUG, 58)), toy=(-.02, -.68, .21)),
    '19': dict(      # meal: dusk outside, lamp on
        sky=dict(stops=('#f4a27a', '#b98aa0', '#4e5f8e'), strength=.75, hill_far=('#7a6a86', '#9a7a8c'), hill_near=('#4c5066', '#6a6478'), tree=('#35404f', '#4c4f63')),
        window=('#b8a6d8', 34), sun=None, lamp=1, lamp_power=72,
        fills=[((-3.4, -4.2, 4.4), 3.2, 200, '#ffd9b0'), ((3.2, -2.6, 3.2), 2.4, 130, '#ffd6a8')],
        world=('#8a7c92', .24), exposure=.62, catch=1.2, food=('dog',),
        toy=(.0, .86, .21), behind=[(.49, .60, .77, .94, 0), (.26, .38, .44, .60, 0)],
        dog=(A.DOG_EAT, A.place(1.08, -.11, RUG, -47)), cat=(A.CAT_LICK, A.place(-.66, -.46, RUG, 34))),
    '22': dict(      # lamp light, night outside
        sky=dict(stops=('#4a5a86', '#26335f', '#131c3e'), strength=.55, hill_far=('#1d2644', '#26304f'), hill_near=('#131a30', '#1a223c'), tree=('#0f1626', '#182036'),
                 moon=2.0),
        window=('#8fa6e6', 26), sun=None, lamp=.45, lamp_power=20,
        rim=[((1.15, .80, 2.75), (1.10, .10, .45), 1.0, 1000, '#ffb870', 30), ((1.75, 1.80, 1.35), (1.05, .20, .35), .5, 90, '#ffb870', 180)],
        fills=[((-3.4, -4.2, 4.4), 3.2, 66, '#ffdcb8'), ((3.2, -2.6, 3.2), 2.4, 70, '#ffcf9c')],
        world=('#55608a', .20), exposure=.74, catch=.5, bloom=.02,
        food=(), toy=S.TOY_EVENING,
        dog=(dict(A.DOG_REST, look=(-.42, -1, -.10), look_world=True, collar=-.7, collar_r=.27, collar_axis=(0, -.8, .6)), A.place(.96, .10, RUG, -52)), cat=(A.CAT_LOAF, A.place(PX - .02, PY + .04, PZ, 30))),
    '02': dict(      # night vision: the camera's own infrared light, monochrome afterwards
        sky=dict(stops=('#404040', '#2a2a2a', '#161616'), strength=.25, hill_far=('#1c1c1c', '#242424'), hill_near=('#141414', '#1a1a1a'), tree=('#101010', '#181818')),
        window=('#ffffff', 5), sun=None, lamp=0,
        fills=[((.30, -6.2, 3.2), .55, 430, '#ffffff')],
        world=('#ffffff', .03), exposure=.35, infrared=True, pale=.20,
        food=(), toy=S.TOY_EVENING,
        dog=(A.DOG_SLEEP, A.place(.98, .10, RUG, -52)), cat=(A.CAT_CURL, A.place(PX - .0, PY - .0, PZ, 8))),
    '08': dict(      # morning: fresh cool light
        sky=dict(stops=('#fdf3dd', '#cfe6ee', '#86c2e4'), strength=.9, hill_far=('#b9d6d2', '#cfe2da'), hill_near=('#93bda0', '#b4d1a8'), tree=('#7aa98a', '#a8cba0')),
        window=('#cfe4ff', 120), lamp=0,
        side=dict(target=(.06, -.52, .06), travel=(-1, .42, -.37), color='#ffeccc', power=44000, size=(1.9, 2.2), panes=(3, 4)),
        wall=dict(target=(-.45, 1.55, .62), travel=(-1, .8, -.40), color='#ffeccc', power=9000, size=(.9, 1.0), panes=(2, 3), bars=(.03, .06)),
        floor=dict(target=(.25, -.85, .05), travel=(-1, .6, -.45), color='#fff0da', power=33000, size=(2.6, 2.4), panes=(3, 4), bars=(.085, .095)), ambient=.16,
        fills=[((-3.4, -4.2, 4.4), 3.0, 185, '#d8e8ff'), ((3.6, -2.4, 3.4), 2.4, 40, '#e6efff')],
        world=('#c9dcf2', .22), exposure=.6, bloom=.02, food=(), behind=[(.77, .62, .94, .80, 0), (.08, .56, .50, .755, 0)],
        poses=dict(guest='cat', limbs=A.CAT_DOWN),
        dog=(A.DOG_WAIT, A.place(.66, -.38, RUG, -4)), cat=(A.CAT_STRETCH, A.place(-.97, -.45, RUG, 80))),
}

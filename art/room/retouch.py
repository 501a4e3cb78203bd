"""Takes off what reads as bad keying: from the wall behind the guests scraps of sun around an outline and bloom at a nape,
from guests what is dark with an edge like a cut or a thread, a tag like a hook, markings that end in a step and lids round as
balls, from haunches, an ear and an eye what low sun makes of them.

python3 retouch.py HOUR MASK STILL [BLINK]   rewrites the pictures, all by the same change but for open eyes and shut lids; an hour
without a plan below is left alone

The wall's ordinary shade comes from loops.fill, on a wall whose rows are made equally bright, so that boards may be copied
from higher up with their joints. Only the smooth difference is taken off: the wall keeps its own grain, and hair what it
does not cover. Positions are pixels of the 1600 x 1200 still. Needs numpy and OpenCV.
"""
import sys
import cv2
import numpy as np
from loops import fill, read, soft_ellipse

EVEN = .4         # how bright the rows are made, of 1

# top: below the rail; floor: where the wall ends; clean: columns of bare wall from top to floor
# areas: left, top, right, bottom of what is taken off, and how far up the boards are copied from (0: row by row)
AREAS = {'17': dict(top=440, floor=753, clean=((765, 800), (1445, 1470), (1530, 1590)), areas=[
    (1020, 545, 1125, 612, 80),       # sun between ear and back
    (1300, 585, 1384, 690, 0),        # sun at the rump
    (1472, 612, 1532, 684, 80),       # sun that stands alone behind the lamp
    (330, 545, 535, 712, 100),        # bloom at the cat's nape
    (700, 506, 775, 640, 56),         # bloom at its other ear
    (835, 690, 905, 753, 0),          # bloom at the dog's muzzle
])}

# shadows and stitches: an outline around each, which is lifted nearly to what is bright around it, and how wide it is, px
SHADOWS = {'02': [
    ([(321, 556), (330, 556), (339, 636), (356, 672), (347, 676), (327, 640)], 5),       # along the cat's ear and cheek
], '22': [
    ([(1118, 846), (1130, 836), (1148, 840), (1150, 860), (1136, 878), (1122, 884), (1116, 872)], 8),       # under the dog's ear
], '19': [
    ([(1041, 940), (1049, 940), (1047, 968), (1044, 988), (1038, 988), (1040, 962)], 6),     # the end of the dog's mouth
    ([(541, 888), (551, 888), (555, 912), (545, 916)], 6),                 # between the cat's legs
    ([(546, 936), (558, 932), (566, 960), (572, 990), (564, 992), (554, 960)], 6),
]}
LIFT = .7        # how much of a shadow is taken off, of 1

# a dark ear's shade, which low sun makes red like a wound: an outline around it
RED = {'17': [[(806, 708), (822, 660), (850, 628), (905, 600), (908, 640), (892, 690), (884, 712), (850, 716), (815, 730)]]}

# wool without fibres, which reads as plaster: an outline around it, and how far to the right and down the fibres are that it gets
SMOOTH = {'02': [
    ([(938, 812), (962, 806), (978, 830), (986, 852), (935, 852), (928, 836)], (78, 60)),                                  # between the eyes
    ([(928, 852), (986, 852), (998, 870), (1000, 894), (946, 894), (938, 884), (924, 880)], (76, 20)),                     # the muzzle
    ([(944, 894), (1000, 894), (992, 918), (984, 930), (968, 941), (950, 944), (926, 938), (930, 916)], (78, -26)),        # the lip
], '17': [
    ([(518, 756), (560, 768), (592, 772), (596, 806), (560, 812), (528, 800), (512, 776)], (-68, 22)),                     # under the cat's collar
]}
WEAVE = 1.3      # how much stronger they are there

# eyes that low sun or shade makes unlike each other, or that squint, and a nose are painted: colours of rim, iris above and below, pupil and catchlight;
# of each eye its outline, centre and radii of iris and pupil, centre and radius of the catchlight. Not where they are shut
EYES = {'22': [(('#0c0908', '#191312', '#120d0c', '#0e0a09', '#8f8377'), [          # the dog's nose, which mirrored the room in flecks
    ([(946, 861), (950, 853), (960, 848), (972, 847), (984, 849), (993, 855), (997, 863), (995, 872), (988, 881), (978, 888), (970, 890), (960, 885), (951, 876), (947, 868)],
     (971, 868), (30, 24), (971, 872), (8, 6), (963, 859), 6),
])], '08': [(('#140c0a', '#2c160d', '#683618', '#0e0c0d', '#f4f3f0'), [
    ([(998, 432), (1000, 421), (1004, 413), (1011, 407), (1022, 404), (1033, 405), (1042, 410), (1048, 418), (1049, 426), (1046, 433), (1038, 441), (1028, 447), (1019, 451), (1012, 452), (1004, 449), (999, 442)],
     (1024, 428), (25, 24), (1026, 427), (15, 15), (1018, 418), 7),
    ([(1109, 439), (1109, 432), (1112, 427), (1119, 423), (1130, 422), (1141, 425), (1149, 431), (1154, 440), (1155, 450), (1153, 460), (1148, 468), (1141, 472), (1134, 472), (1126, 467), (1118, 457), (1112, 447)],
     (1133, 446), (25, 25), (1131, 445), (15, 15), (1123, 436), 7),
]), (('#15120a', '#525c1c', '#bdb84a', '#1a1210', '#f4f4ee'), [
    ([(578, 846), (577, 852), (575, 858), (571, 864), (566, 868), (559, 870), (553, 871), (547, 870), (540, 868), (535, 864), (531, 858), (529, 852), (528, 846), (529, 840), (531, 834), (535, 828), (540, 824), (547, 822), (553, 821), (559, 822), (566, 824), (571, 828), (575, 834), (577, 840)],
     (553, 846), (25, 25), (557, 849), (13, 17), (549, 839), 7),
    ([(658, 844), (657, 850), (655, 856), (652, 860), (648, 864), (643, 866), (638, 867), (633, 866), (628, 864), (624, 860), (621, 856), (619, 850), (618, 844), (619, 838), (621, 832), (624, 828), (628, 824), (633, 822), (638, 821), (643, 822), (648, 824), (652, 828), (655, 832), (657, 838)],
     (638, 844), (20, 24), (639, 847), (11, 16), (631, 836), 6),
])], '17': [(('#1c0e08', '#4a2814', '#96531f', '#1c100b', '#fdf1e2'), [
    ([(912, 658), (914, 650), (918, 645), (922, 643), (928, 643), (934, 646), (939, 650), (942, 656), (942, 661), (940, 668), (934, 674), (928, 678), (922, 680), (918, 678), (914, 671)],
     (926, 662), (16, 20), (925, 663), (9, 12), (921, 654), 5),
    ([(999, 686), (1000, 680), (1004, 674), (1010, 671), (1018, 671), (1027, 675), (1037, 680), (1043, 686), (1048, 693), (1049, 697), (1046, 702), (1040, 707), (1033, 710), (1025, 711), (1017, 710), (1010, 704), (1004, 697), (1001, 691)],
     (1023, 691), (23, 22), (1020, 692), (13, 13), (1013, 682), 6),
])], '14': [(('#160c09', '#3a1c0f', '#7e421c', '#110d0c', '#f7f4ef'), [
    ([(1068, 440), (1070, 434), (1074, 428), (1080, 423), (1087, 420), (1093, 420), (1099, 421), (1104, 424), (1107, 428), (1108, 434), (1107, 440), (1102, 447), (1097, 453), (1092, 458), (1085, 461), (1080, 461), (1075, 458), (1071, 452), (1069, 446)],
     (1088, 439), (21, 21), (1089, 438), (12, 12), (1083, 431), 6),
    ([(1180, 428), (1182, 431), (1187, 437), (1192, 442), (1198, 446), (1204, 448), (1209, 448), (1214, 445), (1218, 440), (1220, 434), (1220, 427), (1219, 421), (1216, 416), (1211, 411), (1205, 408), (1198, 407), (1192, 408), (1186, 410), (1180, 413), (1177, 416), (1176, 420), (1177, 425)],
     (1200, 427), (21, 21), (1199, 427), (12, 12), (1193, 420), 6),
])], '19': [(('#140b08', '#2c160d', '#5a2c15', '#0d0a09', '#e6ddd2'), [
    ([(946, 865), (945, 870), (944, 874), (942, 878), (938, 881), (935, 882), (931, 883), (927, 882), (924, 881), (920, 878), (918, 874), (917, 870), (916, 865), (917, 862), (918, 859), (920, 857), (924, 855), (927, 854), (931, 853), (935, 854), (938, 855), (942, 857), (944, 859), (945, 862)],
     (931, 864), (15, 18), (928, 873), (11, 13), (924, 866), 3.5),
    ([(1061, 877), (1060, 882), (1058, 888), (1055, 892), (1051, 895), (1046, 897), (1041, 898), (1036, 897), (1031, 895), (1027, 892), (1024, 888), (1022, 882), (1021, 877), (1022, 873), (1024, 870), (1027, 867), (1031, 865), (1036, 864), (1041, 863), (1046, 864), (1051, 865), (1055, 867), (1058, 870), (1060, 873)],
     (1041, 876), (20, 21), (1037, 886), (15, 17), (1032, 877), 4.5),
])]}
# lids of open eyes that look down: the points that their lashes go through
LOWERED = {'19': [[(915, 859), (918, 856), (922, 854), (926, 853), (931, 853), (936, 853), (940, 854), (944, 856), (947, 859)],
                  [(1021, 870), (1025, 867), (1030, 865), (1035, 863), (1041, 863), (1047, 863), (1052, 865), (1057, 867), (1061, 870)]]}
# an open eye whose dark parts the low sun makes red: its outline
DARK = {'17': [[(583, 654), (586, 650), (592, 647), (602, 645), (612, 645), (622, 647), (629, 652), (634, 660), (634, 672), (631, 680), (626, 686), (618, 690), (608, 692), (598, 690), (590, 684), (585, 673), (583, 664)]]}
# markings and shut lids: an outline around what ends too hard, and how far it is to run out, px
HARD = {'22': [
    ([(372, 618), (384, 604), (408, 600), (432, 608), (440, 622), (434, 644), (420, 660), (398, 664), (380, 654), (370, 638)], 22),     # the cat's lids
    ([(458, 606), (472, 592), (494, 588), (506, 600), (506, 620), (494, 640), (474, 640), (460, 628)], 18),
]}
# a shut lid's line that hangs like a bowl: its ends, and how far its middle is lifted, px
LASHES = {'22': [((380, 645), (431, 634), 7), ((467, 627), (501, 622), 5)]}
# eyes that were rendered shut: where the lash hung, as points, which is wool then; they are painted open (EYES)
OLD_LASHES = {'19': [[(909, 846), (913, 857), (919, 867), (926, 875), (934, 879), (944, 878), (954, 872)],
                     [(1008, 880), (1015, 889), (1025, 895), (1038, 898), (1052, 895), (1063, 887), (1070, 879), (1075, 871)]]}
# the points that lashes go through in the picture with shut eyes: arches, for joy; at 17 over those in the sun, too thin to be seen
NEW_LASHES = {'19': [[(915, 876), (922, 866), (931, 861), (940, 863), (948, 871)], [(1017, 887), (1028, 876), (1041, 871), (1054, 873), (1064, 883)]],
              '17': [[(908, 650), (907, 659), (911, 667), (917, 673), (924, 675), (932, 673)], [(1004, 695), (1012, 701), (1022, 705), (1034, 706), (1045, 703), (1056, 696)]]}
LASH = '#1d0f0a'
# a mouth's stitch that wool breaks: the points it goes through
MOUTHS = {'22': [[(974, 906), (966, 909), (957, 911.5), (948, 912), (940, 909), (934, 904)],
                 [(1012, 916), (1027, 912), (1038, 905), (1046, 895), (1050, 882), (1050.5, 870), (1049.5, 859)]]}
# empty bowls which the sun cuts in two, flat as lids: centre and radii of what is seen of the inside
HOLLOWS = {'08': [((640, 1025), (69, 25)), ((968, 1009), (88, 30))]}
# a shadow that wool makes ragged: an outline around it, and how far it runs out, px
RAGGED = {'02': [([(886, 950), (898, 955), (912, 952), (930, 957), (952, 961), (968, 958), (980, 948), (992, 938), (996, 946), (986, 960), (966, 972), (938, 976), (908, 970), (888, 962)], 5)]}
# shut lids of another wool than the coat, round as balls: an outline around each, the coat above it (a box), how far to the
# right and down its fibres are, colour of the lash and the points it goes through. Only in the picture with shut eyes
LIDS = {'17': [
    ([(578, 650), (590, 637), (606, 632), (622, 634), (634, 643), (638, 656), (638, 672), (630, 684), (612, 692), (594, 690), (580, 680), (572, 666)],
     (590, 606, 626, 626), (-4, -36), '#4a1e0c', [(576, 673), (586, 680), (598, 684), (611, 685), (623, 681), (635, 672)]),
    ([(674, 656), (673, 642), (676, 628), (684, 618), (696, 615), (707, 619), (715, 632), (717, 648), (713, 660), (700, 669), (686, 669), (676, 664)],
     (656, 606, 676, 636), (-24, -22), '#3a1608', [(674, 656), (681, 663), (690, 666), (699, 664), (706, 659), (710, 650)]),
], '19': [
    ([(478, 642), (482, 628), (492, 618), (508, 615), (522, 619), (531, 629), (534, 644), (522, 656), (505, 661), (489, 656)],
     (460, 600, 480, 628), (-35, -25), '#4c1c10', [(479, 645), (490, 656), (505, 661), (518, 657), (532, 646)]),
    ([(576, 646), (581, 630), (592, 620), (607, 619), (621, 625), (629, 638), (630, 653), (616, 663), (602, 664), (587, 656)],
     (628, 603, 652, 628), (37, -27), '#4c1c10', [(578, 647), (588, 657), (603, 664), (615, 663), (628, 655)]),
], '08': [
    ([(526, 846), (528, 832), (536, 821), (550, 815), (563, 817), (572, 828), (577, 842), (566, 856), (546, 864), (530, 857)],
     (528, 800, 548, 816), (-22, -30), '#4e2112', [(523, 849), (532, 856), (545, 860), (558, 858), (569, 851), (579, 843)]),
    ([(622, 843), (624, 828), (632, 818), (644, 814), (656, 820), (661, 834), (661, 848), (650, 858), (636, 858), (626, 850)],
     (638, 802, 662, 816), (8, -30), '#4e2112', [(620, 843), (628, 851), (638, 856), (648, 855), (656, 850), (663, 843)]),
]}
# the dog's lids, smooth, as SMOOTH
PLAIN = {'17': [
    ([(1006, 668), (1030, 656), (1054, 668), (1058, 688), (1046, 700), (1020, 702), (1006, 690)], (18, -30)),
    ([(914, 640), (928, 632), (944, 640), (946, 662), (936, 672), (920, 668)], (6, -34)),
]}
# a collar's tag seen on its edge, which reads as a hook: an outline around it, how far to the right and down the wool is that
# goes where it was, and centre and radius of the disc that hangs there instead, on a ring as high as the collar's end
TAGS = {'02': [([(1154, 868), (1164, 860), (1170, 855), (1180, 852), (1189, 860), (1188, 874), (1178, 892), (1168, 898), (1150, 896)], (34, 0), (1173, 885), 20, (1168, 862))]}
# light in blotches, or with an edge, that takes a body apart: an outline around it, how much of the light's difference between
# tufts and of that farther apart is taken off, of 1, over how many px, and how softly it begins, px
BLOTCHES = {'08': [
    ([(836, 770), (870, 755), (905, 765), (934, 790), (946, 830), (944, 880), (920, 905), (870, 895), (838, 870), (828, 820)], .55, .38, 40, 9),          # the dog's haunches
    ([(1165, 740), (1215, 735), (1255, 750), (1285, 795), (1290, 850), (1262, 895), (1220, 910), (1180, 895), (1164, 850), (1160, 790)], .55, .38, 40, 9),
    ([(372, 750), (430, 780), (466, 830), (450, 890), (390, 910), (350, 850)], .2, .6, 40, 14),       # where the sun on its flank ends
    ([(190, 720), (260, 690), (340, 695), (480, 770), (480, 900), (380, 930), (250, 880), (170, 820)], .3, .6, 45, 16),       # the cat's rump, which was a ball before its back
]}
# what has another colour than it should: an outline around it, how softly that begins, px, and its colour where it is as bright as
# white wool in this room
RECOLOURED = {'14': [([          # the dog's tail, of which the white end alone is seen, a ball beside it
    (1352, 872), (1358, 822), (1368, 798), (1380, 782), (1388, 782), (1394, 806), (1398, 830), (1400, 850), (1396, 876)], 5, '#a5622e')], '22': [
    ([(1086, 691), (1104, 690), (1126, 696), (1146, 709), (1161, 726), (1170, 752), (1164, 754), (1150, 735), (1136, 721), (1118, 709), (1100, 701), (1086, 699)], 1.5, '#4aa39b'),     # the collar, burnt white
    ([(1112, 842), (1126, 830), (1150, 836), (1154, 862), (1138, 882), (1122, 888), (1112, 874)], 4, '#a5522a'),      # a scrap of it under the ear
]}
# what the shade makes flat or hides, a haunch or a tail: centre, radii and turn of an ellipse, and how much more light it gets, of 1
SHADING = {'08': [((1342, 872), (52, 42), 4, .9)], '17': [((1292, 740), (95, 150), -12, .42), ((1205, 800), (34, 110), -8, -.26)]}
# an ear's rim, ragged with specks: an outline around it
RIMS = {'08': [[(1172, 402), (1178, 388), (1204, 390), (1228, 410), (1250, 438), (1264, 470), (1272, 540), (1262, 600), (1240, 632), (1206, 630), (1198, 606), (1216, 590), (1228, 560), (1228, 500), (1228, 460), (1204, 424)]]}

# wool in low sun that outshines a face: an outline around it, and how much of its light stays
OUTSHINES = {'17': [([(496, 732), (470, 734), (436, 752), (404, 828), (390, 876), (402, 934), (440, 952), (478, 950), (494, 900), (530, 860), (542, 812), (538, 774)], .8)]}     # the cat's flank


def bgr(colour):
    """'#rrggbb' as OpenCV's three numbers of 0 to 1."""
    return np.array([int(colour[i:i + 2], 16) for i in (5, 3, 1)], np.float32) / 255


def even(a, weight, sigma):
    """a blurred by sigma px, made of what has weight only."""
    blur = lambda x: cv2.GaussianBlur(x, (0, 0), sigma)
    return blur(a * weight[..., None]) / np.maximum(blur(weight), 1e-4)[..., None]


def change(still, mask, plan):
    """What to add to the still, or to the same picture with shut eyes."""
    alpha = np.clip(mask[..., 1] + mask[..., 2], 0, 1)
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
    within = cv2.fillPoly(np.zeros(still.shape[:2], np.float32), [np.array(outline)], 1)
    around = cv2.dilate(within, np.ones((4 * width + 1,) * 2, np.uint8))
    light = still.mean(2)
    bright = around * (light > .9 * np.median(light[around > 0]))
    soft = cv2.GaussianBlur(cv2.dilate(within, np.ones((5, 5), np.uint8)), (0, 0), 2)
    return LIFT * (even(still, bright, width) - still).clip(0) * soft[..., None]


def eased(still, alpha, outline, width):
    """What to add to the still so that colours within the outline run into each other over the width; wool and lines stay."""
    within = cv2.fillPoly(np.zeros(still.shape[:2], np.float32), [np.array(outline)], 1)
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
    within = cv2.fillPoly(np.zeros(still.shape[:2], np.float32), [np.array(outline)], 1)
    blue, green, red = np.moveaxis(still, 2, 0)
    green = np.maximum(green, .46 * red)
    brown = np.dstack((np.maximum(blue, .42 * green), green, .94 * red))
    warm = np.clip((red - 1.3 * still[..., 1]) * 30, 0, 1)                       # not the wall
    return (brown - still) * (cv2.GaussianBlur(within, (0, 0), 3) * warm)[..., None]


def darkened(still, outline):
    """What to add to the still so that what is dark red within the outline is a dark brown with green in it."""
    within = cv2.GaussianBlur(cv2.fillPoly(np.zeros(still.shape[:2], np.float32), [np.array(outline)], 1), (0, 0), 1)
    blue, green, red = np.moveaxis(still, 2, 0)
    dark = np.dstack((np.minimum(blue, .5 * green), green, np.minimum(red, 1.35 * green + .03)))
    return (dark - still) * (within * np.clip((.82 - red) * 6, 0, 1))[..., None]


def woven(still, outline, far):
    """What to add to the still so that wool within the outline has the fibres of what lies so far from it."""
    within = cv2.GaussianBlur(cv2.fillPoly(np.zeros(still.shape[:2], np.float32), [np.array(outline)], 1), (0, 0), 4)
    fibres = cv2.GaussianBlur(still, (0, 0), .7) - cv2.GaussianBlur(still, (0, 0), 7)           # not the grain
    return WEAVE * np.roll(fibres, (-far[1], -far[0]), (0, 1)) * within[..., None]


def felted(shut, outline, coat, far, colour, lash):
    """What to add to the picture with shut eyes so that a lid is of the coat above it, a little darker at its lash."""
    within = cv2.GaussianBlur(cv2.fillPoly(np.zeros(shut.shape[:2], np.float32), [np.array(outline)], 1), (0, 0), 3.5)[..., None]
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
    shade = 1 - np.float32((.30, .24, .14)) * np.clip(1 + below / 26, 0, 1)[..., None] ** 2
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
    line = .95 * cv2.GaussianBlur(stroke(picture.shape, points, 5.5), (0, 0), .7)[..., None]
    return (bgr(LASH) - picture) * line


def softened(still, outline, width):
    """What to add to the still so that a shadow within the outline has neither hairs nor an edge."""
    within = cv2.fillPoly(np.zeros(still.shape[:2], np.float32), [np.array(outline)], 1)
    return (even(still, within, width) - still) * cv2.GaussianBlur(within, (0, 0), 1.5)[..., None]


def hollowed(still, centre, radii):
    """What to add to the still so that a bowl has a floor and a wall around it, and soft light."""
    Y, X = np.mgrid[:still.shape[0], :still.shape[1]].astype(np.float32)
    far = lambda down, part: np.hypot((X - centre[0]) / radii[0], (Y - centre[1] - down * radii[1]) / radii[1]) / part
    within = np.clip((1 - far(0, 1)) * radii[1] / 2, 0, 1)
    wall = np.clip((far(.34, .62) - .85) / .3, 0, 1)
    wall = (wall * wall * (3 - 2 * wall))[..., None] * np.float32((.07, .09, .10))
    return (even(still, (within > .9).astype(np.float32), radii[0] / 4) * (1 - wall) - still) * within[..., None]


def painted(still, colours, outline, iris, iris_radii, pupil, pupil_radii, glint, glint_radius):
    """What to add to the still so that an open eye is brown, with one soft catchlight."""
    rim, above, below, dark, light = (bgr(colour) for colour in colours)
    within = cv2.GaussianBlur(cv2.fillPoly(np.zeros(still.shape[:2], np.float32), [np.array(outline)], 1), (0, 0), .8)[..., None]
    Y, X = np.mgrid[:still.shape[0], :still.shape[1]].astype(np.float32)
    ease = lambda x: (lambda y: y * y * (3 - 2 * y))(np.clip(x, 0, 1))[..., None]
    far = lambda centre, rx, ry: np.hypot((X - centre[0]) / rx, (Y - centre[1]) / ry)
    eye = above + (below - above) * ease(.5 + .6 * (Y - iris[1]) / iris_radii[1])
    for colour, k in ((rim, ease((far(iris, *iris_radii) - .74) / .30)), (dark, ease((1.12 - far(pupil, *pupil_radii)) / .24)),
                      (light, ease((1.6 - far(glint, glint_radius, glint_radius)) / 1.1))):
        eye = eye + (colour - eye) * k
    return (eye - still) * within


def tagged(still, was, far, centre, radius, ring):
    """What to add to the still so that a collar's tag hangs from it as a pale disc, its face to the camera's own light."""
    within = cv2.fillPoly(np.zeros(still.shape[:2], np.float32), [np.array(was)], 1)
    within = cv2.GaussianBlur(cv2.dilate(within, np.ones((3, 3), np.uint8)), (0, 0), 1.5)[..., None]
    new = still + (np.roll(still, (-far[1], -far[0]), (0, 1)) - still) * within
    Y, X = np.mgrid[:still.shape[0], :still.shape[1]].astype(np.float32)
    x, y = (X - centre[0]) / radius, (Y - centre[1]) / radius
    from_middle = np.hypot(x / .9, y)                                                       # turned a little
    ease = lambda a: (lambda b: b * b * (3 - 2 * b))(np.clip(a, 0, 1))[..., None]
    edge = lambda a: np.clip(a * radius / 1.6 + .5, 0, 1)[..., None]
    new = new * (1 - .35 * ease((1.3 - np.hypot(x / .9 - .12, y - .2)) / .4))                  # its shade on the wool
    light = .55 - .05 * x - .06 * y + .10 * ease(1 - np.abs(x + .8 * y + .35) / .45)[..., 0]        # a flat sheen, or it is a pearl
    light = light * (1 - .40 * ease((from_middle - .78) / .16)[..., 0])
    grain = still - cv2.GaussianBlur(still, (0, 0), 2)
    grain = np.roll(grain, (300, 0), (0, 1))                                                # of the bare wall above
    tint = np.float32([.985, 1.015, .99])
    new = new + ((light[..., None] + grain) * tint - new) * edge(1 - from_middle)
    from_ring = np.hypot(X - ring[0], Y - ring[1])
    wire = np.clip((1.9 - np.abs(from_ring - 5)) / 1.2, 0, 1)[..., None]
    return new + (.52 * tint - new) * wire - still


def calmed(still, alpha, outline, tufts, sun, wide, edge):
    """What to add to the still so that light lies more evenly on wool within the outline; the fibres stay."""
    within = cv2.fillPoly(np.zeros(still.shape[:2], np.float32), [np.array(outline)], 1)
    fine, tuft, far = (even(still, (alpha > .95).astype(np.float32), sigma) for sigma in (2.5, 12, wide))
    return (tufts * (tuft - fine) + sun * (far - tuft)) * (cv2.GaussianBlur(within, (0, 0), edge) * alpha)[..., None]


def shaded(still, alpha, centre, radii, turn, light):
    """What to add to the still so that wool within the ellipse has more light, or less of it, most in the middle."""
    Y, X = np.mgrid[:still.shape[0], :still.shape[1]].astype(np.float32)
    return still * (light * soft_ellipse(X, Y, centre, radii, turn, .15) * alpha)[..., None]


def dimmed(still, alpha, outline, stays):
    """What to add to the still so that only part of its light stays on wool within the outline, more of red, which the sun clips."""
    within = cv2.GaussianBlur(cv2.fillPoly(np.zeros(still.shape[:2], np.float32), [np.array(outline)], 1), (0, 0), 12)
    return still * (np.float32([stays ** 1.5, stays, stays ** .45]) - 1) * (within * alpha)[..., None]


def recoloured(still, alpha, outline, edge, colour):
    """What to add to the still so that what is not of a warm colour within the outline has this one, in its own light."""
    within = cv2.GaussianBlur(cv2.fillPoly(np.zeros(still.shape[:2], np.float32), [np.array(outline)], 1), (0, 0), edge)
    grey = np.clip((still[..., 0] / np.maximum(still[..., 2], .02) - .28) / .12, 0, 1)
    return (still.mean(2, keepdims=True) / .74 * bgr(colour) - still) * (within * grey * alpha)[..., None]


def combed(still, alpha, outline):
    """What to add to the still so that a rim of wool within the outline ends in the mask's hairs, of the colour of the wool
    beside them, before the wall beside them."""
    within = cv2.GaussianBlur(cv2.fillPoly(np.zeros(still.shape[:2], np.float32), [np.array(outline)], 1), (0, 0), 2)
    full, bare = cv2.erode((alpha > .9).astype(np.uint8), np.ones((7, 7))), cv2.erode((alpha < .05).astype(np.uint8), np.ones((9, 9)))
    wool, wall = (even(still, part.astype(np.float32), sigma) for part, sigma in ((full, 6), (bare, 8)))
    rim = cv2.GaussianBlur(1 - np.maximum(full, bare).astype(np.float32), (0, 0), 1)
    return (wool * alpha[..., None] + wall * (1 - alpha[..., None]) - still) * (rim * within)[..., None]


def retouch(hour, mask, *pictures):
    if not any(hour in plans for plans in (AREAS, SHADOWS, SMOOTH, RED, EYES, HARD, LASHES, DARK, LIDS, PLAIN, TAGS, BLOTCHES, SHADING, RIMS, OLD_LASHES, OUTSHINES, RECOLOURED, MOUTHS, RAGGED, HOLLOWS)):
        return
    still = read(pictures[0])
    add = change(still, read(mask), AREAS[hour]) if hour in AREAS else 0
    for outline, width in SHADOWS.get(hour, ()):
        add = add + lifted(still, outline, width)
    for outline in RED.get(hour, ()):
        add = add + browned(still, outline)
    for outline, far in SMOOTH.get(hour, ()):
        add = add + woven(still, outline, far)
    alpha = np.clip(read(mask)[..., 1:].sum(2), 0, 1)
    for blotch in BLOTCHES.get(hour, ()):
        add = add + calmed(still, alpha, *blotch)
    for form in SHADING.get(hour, ()):
        add = add + shaded(still, alpha, *form)
    for outline in RIMS.get(hour, ()):
        add = add + combed(still, alpha, outline)
    for outline, stays in OUTSHINES.get(hour, ()):
        add = add + dimmed(still, alpha, outline, stays)
    for part in RECOLOURED.get(hour, ()):
        add = add + recoloured(still, alpha, *part)
    for tag in TAGS.get(hour, ()):
        add = add + tagged(still, *tag)
    for lash in LASHES.get(hour, ()):
        add = add + straighter(still, *lash)
    for was in OLD_LASHES.get(hour, ()):
        add = add + unlashed(still, was)
    for points in MOUTHS.get(hour, ()):
        add = add + stitched(still + add, points)
    for bowl in HOLLOWS.get(hour, ()):
        add = add + hollowed(still + add, *bowl)
    for shadow in RAGGED.get(hour, ()):
        add = add + softened(still + add, *shadow)
    for outline, width in HARD.get(hour, ()):
        add = add + eased(still + add, alpha, outline, width)
    opened = sum(painted(still + add, colours, *eye) for colours, eyes in EYES.get(hour, ()) for eye in eyes)
    opened = opened + sum(lashed(still + add + opened, lash, 4) for lash in LOWERED.get(hour, ()))
    opened = opened + sum(darkened(still + add, outline) for outline in DARK.get(hour, ()))
    shut = 0
    if len(pictures) > 1:
        lids = read(pictures[1]) + add
        shut = sum(felted(lids, *lid) for lid in LIDS.get(hour, ())) + sum(woven(lids, *lid) for lid in PLAIN.get(hour, ()))
        shut = shut + sum(lashed(lids, lash, 11) for lash in NEW_LASHES.get(hour, ()))
    for name, more in zip(pictures, (opened, shut)):
        cv2.imwrite(name, np.round(np.clip(read(name) + add + more, 0, 1) * 255).astype(np.uint8))


if __name__ == '__main__':
    retouch(*sys.argv[1:])

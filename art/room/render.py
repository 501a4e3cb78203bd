"""Render one hour. Environment: HOUR=14|17|19|22|02|08, W, H (pixels), S (samples), OUT (png), RAW (folder for the
exr passes), PARTS=room,dog,cat (default all), EXP (exposure offset), CROP (left,top,right,bottom as fractions: a close
look), PATCH (the same fractions: render only that part and put it into the passes in RAW, e.g. after a change to an eye),
BOUNCES (of light, default 3), LOOPS=1 (beside OUT also what loops.py needs: OUT-mask.png, red where the dog and green where the cat is seen, and
OUT-blink.png, the same picture with shut eyes around the eyes that are open; for an hour with `behind` OUT-behind.png, what
the guests hide there; for one with `poses` OUT-poses.png, -poses-mask.png and -poses-behind.png, the box of its loop with a
leg lifted step by step, one below the other).

blender -b -noaudio -P render.py
"""
import os
import sys
import time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
import animals as A
import felt
import stage
import limbs
from hours import HOURS
from movements import MOVEMENTS
from shapes import ease

E = os.environ.get
HOUR = E('HOUR', '14')
W, H, SAMPLES = int(E('W', '480')), int(E('H', '360')), int(E('S', '16'))
RAW = E('RAW', 'work/raw_' + HOUR)
OUT = E('OUT', 'work/hour_%s.png' % HOUR)
STILL = (1600, 1200)                             # the size that a loop's pixels are of
PARTS = E('PARTS', 'room,dog,cat').split(',')


def setup():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    try:
        bpy.ops.preferences.addon_enable(module='cycles')
    except Exception as e:
        print(e)
    h = HOURS[HOUR]
    A.CATCH = h.get('catch', 2.0)
    felt.PALE = h.get('pale', 0)
    stage.camera()
    stage.light(h)
    if 'room' in PARTS:
        stage.shell()
        stage.window(h)
        stage.rug()
        stage.perch()
        stage.lamp(h)
        stage.shelf()
        stage.tag()
        food = h.get('food', ('dog', 'cat'))
        stage.bowl(stage.BOWL_DOG, .245, stage.TERRA, 'dog' in food, 1)
        stage.bowl(stage.BOWL_CAT, .185, stage.TEAL, 'cat' in food, 2)
        stage.toy(h.get('toy', stage.TOY))
    for name, make in (('dog', A.dog), ('cat', A.cat)):
        if name in PARTS:
            before = set(bpy.data.objects)
            GUESTS[name] = make(*h[name])
            GUESTS[name]['objects'] = {o for o in bpy.data.objects if o not in before}
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device = 'CPU'
    c.samples = SAMPLES
    c.use_adaptive_sampling = True
    c.adaptive_threshold = float(E('NOISE', '.02'))
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = int(E('BOUNCES', '3')), 2, 2, 2, 6
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 2.5
    c.sample_clamp_direct = 12
    c.blur_glossy = 1
    s.cycles_curves.shape = 'RIBBONS'
    s.cycles_curves.subdivisions = 2
    s.render.use_persistent_data = False         # it would keep the seed: both halves would be the same, and nothing could be denoised
    s.view_settings.view_transform = 'Filmic'
    s.view_settings.look = h.get('look', 'Medium High Contrast')
    s.view_settings.exposure = h['exposure'] + float(E('EXP', '0'))
    s.render.resolution_x, s.render.resolution_y = W, H
    if E('CROP'):                                # left, top, right, bottom as fractions of the picture: a close look
        border(s, *map(float, E('CROP').split(',')))
        s.render.use_crop_to_border = True
    s.render.threads_mode, s.render.threads = 'FIXED', 2
    # passes as separate EXR files for the denoiser
    s.view_layers[0].cycles.denoising_store_passes = True
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    os.makedirs(RAW, exist_ok=True)
    fo = nt.nodes.new('CompositorNodeOutputFile')
    fo.base_path = RAW
    fo.format.file_format = 'OPEN_EXR'
    fo.format.color_mode, fo.format.color_depth = 'RGBA', '32'
    fo.file_slots.clear()
    for nm, sock in PASSES:
        fo.file_slots.new(nm)
        nt.links.new(rl.outputs[sock], fo.inputs[-1])
    co = nt.nodes.new('CompositorNodeComposite')
    nt.links.new(rl.outputs['Image'], co.inputs[0])
    return s


GUESTS = {}                                      # what dog() and cat() return, with all their objects: a newer object takes over an older one's name
PASSES = (('color', 'Image'), ('normal', 'Denoising Normal'), ('albedo', 'Denoising Albedo'), ('depth', 'Denoising Depth'))


def load(name, frame, folder='', channels=3):
    im = bpy.data.images.load(os.path.join(RAW, folder, '%s%04d.exr' % (name, frame)))
    im.colorspace_settings.name = 'Linear'
    a = np.empty(im.size[0] * im.size[1] * 4, np.float32)
    im.pixels.foreach_get(a)
    a = a.reshape(im.size[1], im.size[0], 4)[::-1, :, :channels]
    bpy.data.images.remove(im)
    return np.ascontiguousarray(a)


def passes(folder=''):
    return [np.stack([load(n, 1, folder), load(n, 2, folder)]) for n, _ in PASSES]


def develop(s, h, color, normal, albedo, depth, box=None):
    """Denoise the two halves, tone map through Blender's view transform, grade. Returns the 8-bit picture; with box
    (left, top, right, bottom in px) only that part is true, the rest black."""
    import denoise as D
    import cv2
    full = color.shape[1:3]
    x0, y0, x1, y1 = box or (0, 0, full[1], full[0])
    color, normal, albedo, depth = (a[:, y0:y1, x0:x1] for a in (color, normal, albedo, depth))
    c = D.denoise(*color, albedo, normal, depth[..., 0], radius=max(3, round(4 * full[1] / 1280)))
    if h.get('infrared'):
        c = D.emitter(c, depth.mean(0)[..., 0])
    c = D.bloom(c, h.get('bloom', .05))
    im = bpy.data.images.new('dev', c.shape[1], c.shape[0], alpha=False, float_buffer=True)
    im.colorspace_settings.name = 'Linear'
    im.pixels.foreach_set(np.concatenate([c, np.ones((*c.shape[:2], 1))], 2)[::-1].astype(np.float32).ravel())
    st = s.render.image_settings
    st.file_format, st.color_mode, st.color_depth = 'PNG', 'RGB', '16'
    tmp = os.path.join(RAW, 'developed.png')
    im.save_render(tmp, scene=s)
    bpy.data.images.remove(im)
    p = cv2.imread(tmp, cv2.IMREAD_UNCHANGED)[..., ::-1].astype(np.float32) / 65535
    p = cv2.copyMakeBorder(p, y0, full[0] - y1, x0, full[1] - x1, cv2.BORDER_CONSTANT)
    p = D.infrared(p) if h.get('infrared') else D.vignette(p)
    return np.round(np.clip(p * 255, 0, 255)).astype(np.uint8)


def write(path, rgb):
    import cv2
    cv2.imwrite(path, rgb[..., ::-1], [cv2.IMWRITE_PNG_COMPRESSION, 9])


def in_own_light(s, h, folder, holdout=()):
    """Floor and rug once more, lit by nothing but h['floor']: both halves into RAW/folder, with their coverage. What stands
    before them takes their place (`holdout`: guests that do, besides the room's things) and throws its shadow."""
    if not h.get('floor'):
        return
    seen_through = guests() - set(holdout)
    held = [o for o in s.objects if o.type in ('MESH', 'CURVE') and not o.name.startswith(stage.FLOOR) and o not in seen_through]
    others = [o for o in s.objects if o.type == 'LIGHT']
    sky = s.world.node_tree.nodes['Background'].inputs[1]
    was = sky.default_value
    sun = stage.side_window(**h['floor'])
    for o in held:
        o.is_holdout = True
    for o in others:
        o.hide_render = True
    sky.default_value = 0
    s.render.film_transparent = True
    halves(s, folder)
    s.render.film_transparent = False
    sky.default_value = was
    bpy.data.objects.remove(sun)
    for o in held:
        o.is_holdout = False
    for o in others:
        o.hide_render = False


def relight(color, h, folder):
    """Both linear halves with floor and rug in their own light: a low sun draws a window on pale wool only where the rest
    of the room's light is dimmed, and one that is bright enough would burn the guests."""
    if not h.get('floor'):
        return color
    sun = np.stack([load('color', frame, folder, 4) for frame in (1, 2)])
    return color * (1 - (1 - h['ambient']) * sun[..., 3:].mean(0)) + sun[..., :3]


def guests():
    return set().union(*(g['objects'] for g in GUESTS.values()))


def halves(s, folder=''):
    """Render twice with different seeds into RAW/folder."""
    s.node_tree.nodes['File Output'].base_path = os.path.join(RAW, folder)
    os.makedirs(os.path.join(RAW, folder), exist_ok=True)
    s.cycles.samples = max(2, SAMPLES // 2)
    for frame in (1, 2):
        s.frame_set(frame)
        s.cycles.seed = frame
        bpy.ops.render.render()


def border(s, x0, y0, x1, y1):
    """Render only this part from now on (left, top, right, bottom as fractions). Returns it in px."""
    r = s.render
    r.use_border = True
    r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = x0, x1, 1 - y1, 1 - y0
    return [round(v) for v in (W * x0, H * y0, W * x1, H * y1)]


def paste(whole, part, x0, y0, x1, y1):
    for a, b in zip(whole, part):
        a[:, y0 + 2:y1 - 2, x0 + 2:x1 - 2] = b[:, y0 + 2:y1 - 2, x0 + 2:x1 - 2]


def blink(s, margin=.035):
    """Render the surroundings of the open eyes again, shut, into RAW/blink. Returns their box in px, None if no eye was
    open."""
    from bpy_extras.object_utils import world_to_camera_view
    awake = [g for g in GUESTS.values() if g['open'] > .5]
    if not awake:
        return None
    at = []
    for g in awake:
        at += [world_to_camera_view(s, s.camera, o.matrix_world.translation) for o in g['lids'] if o.name.startswith('eye')]
        g['objects'] -= set(g['lids'])
        for o in g['lids']:
            bpy.data.objects.remove(o)
        g['objects'] |= set(g['eyes'](0))
    box = border(s, min(p.x for p in at) - margin, 1 - max(p.y for p in at) - margin * 1.4, max(p.x for p in at) + margin, 1 - min(p.y for p in at) + margin * 1.4)
    halves(s, 'blink')
    s.render.use_border = False
    return box


def seen(s, h, folder, holdout=()):
    """Render into RAW/folder what is seen, floor and rug in their own light (`holdout` as there). Returns its passes."""
    halves(s, folder)
    there = passes(folder)
    in_own_light(s, h, folder + '_floor', holdout)
    there[0] = relight(there[0], h, folder + '_floor')
    return there


def uncover(s, h, *part, shadows=True):
    """Render what guests hide in this part (left, top, right, bottom as fractions), under their shadows or without, into
    RAW/behind. Returns the part in px, and its passes."""
    hidden = guests()
    for o in hidden:
        o.visible_camera, o.hide_render = False, not shadows
    box = border(s, *part)
    there = seen(s, h, 'behind')
    s.render.use_border = False
    for o in hidden:
        o.visible_camera, o.hide_render = True, False
    return box, there


def smooth_maximum(a, b):
    """The brighter of two pictures of 0 to 255, without an edge where the one takes over from the other."""
    return (np.sum(np.float64([a, b]) ** 4, 0) ** .25).round().clip(0, 255).astype(np.uint8)


def poses(s, h, part, steps):
    """A part (left, top, right, bottom as fractions) with the guest of h['poses'] on its way, `steps` pictures, the last all the
    way: three lists of (height, width, 3), pictures, coverage of dog and cat, and what these hide. Leaves the scene without
    its light."""
    guest, shown, hidden, cover = h['poses']['guest'], [], [], []
    to = {name: A.placed(joints, h[guest][1]) for name, joints in h['poses']['limbs'].items()}
    body = limbs.Body(GUESTS[guest], to)
    bent = lambda i: body.bend(to, ease(i / steps))
    for i in range(1, steps + 1):
        bent(i)
        box = x0, y0, x1, y1 = border(s, *part)
        there = seen(s, h, 'pose', guests())
        s.render.use_border = False
        shown.append(develop(s, h, *there, box=box)[y0:y1, x0:x1])
        there = uncover(s, h, *part)[1]
        hidden.append(develop(s, h, *there, box=box)[y0:y1, x0:x1])
    for i in range(1, steps + 1):
        bent(i)
        cover.append(masks(s, part)[y0:y1, x0:x1])
    body.bend(to, 0)
    return shown, cover, hidden


def masks(s, part=None):
    """Coverage of dog and cat as seen by the camera, hair and depth of field included: (h, w, 3), red dog, green cat; of a part
    (left, top, right, bottom as fractions) only. Leaves the scene without its light."""
    from bpy_extras.object_utils import world_to_camera_view
    from mathutils import Vector
    c = s.cycles
    c.samples, c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 24, 0, 0, 0, 0
    s.render.film_transparent = True
    node = s.node_tree.nodes['File Output']
    rl = s.node_tree.nodes['Render Layers']
    for k in list(node.inputs[0].links):
        s.node_tree.links.remove(k)
    s.node_tree.links.new(rl.outputs['Alpha'], node.inputs[0])
    out = []
    for name in ('dog', 'cat'):
        for o in s.objects:
            o.is_holdout = o not in GUESTS[name]['objects']
        node.base_path = os.path.join(RAW, 'mask_' + name)
        os.makedirs(node.base_path, exist_ok=True)
        s.frame_set(1)
        at = [world_to_camera_view(s, s.camera, o.matrix_world @ Vector(p)) for o in GUESTS[name]['objects'] for p in o.bound_box]
        x, y = [p.x for p in at], [1 - p.y for p in at]
        border(s, *(part or (max(0, min(x) - .03), max(0, min(y) - .03), min(1, max(x) + .03), min(1, max(y) + .03))))
        bpy.ops.render.render()
        out.append(load('color', 1, 'mask_' + name)[..., 0])
    return np.round(np.clip(np.stack([*out, np.zeros_like(out[0])], 2) * 255, 0, 255)).astype(np.uint8)


if __name__ == '__main__':
    h = HOURS[HOUR]
    t0 = time.time()
    s = setup()
    t1 = time.time()
    if E('PATCH'):
        x0, y0, x1, y1 = border(s, *map(float, E('PATCH').split(',')))
        halves(s, 'patch')
        s.render.use_border = False
    elif not E('DEVELOP_ONLY'):
        halves(s)
        in_own_light(s, h, 'floor', guests())
    t2 = time.time()
    whole = passes()
    if E('PATCH'):
        paste(whole, passes('patch'), x0, y0, x1, y1)
    whole[0] = relight(whole[0], h, 'floor')
    picture = develop(s, h, *whole)
    write(OUT, picture)
    print('hour %s: build %.0f s, render %.0f s, denoise %.0f s at %dx%d, %d samples' % (HOUR, t1 - t0, t2 - t1, time.time() - t2, W, H, SAMPLES))
    if E('LOOPS'):
        box = blink(s)
        if box:
            x0, y0, x1, y1 = box
            shut = passes('blink')
            shut[0] = relight(shut[0], h, 'floor')
            paste(whole, shut, x0, y0, x1, y1)
            patch = develop(s, h, *whole, box=(x0 - 24, y0 - 24, x1 + 24, y1 + 24))
            blinked = picture.copy()
            blinked[y0:y1, x0:x1] = patch[y0:y1, x0:x1]
            write(OUT.replace('.png', '-blink.png'), blinked)
        if h.get('behind'):
            behind = np.zeros_like(picture)
            for *part, least in h['behind']:
                for shadows, share in ((True, 1), (False, least)) if least else ((True, 1),):
                    (x0, y0, x1, y1), there = uncover(s, h, *part, shadows=shadows)
                    there = develop(s, h, *there, box=(x0, y0, x1, y1))[y0:y1, x0:x1]
                    behind[y0:y1, x0:x1] = smooth_maximum(behind[y0:y1, x0:x1], there * np.float32(share))
            write(OUT.replace('.png', '-behind.png'), behind)
        if h.get('poses'):
            plan = MOVEMENTS[HOUR]['poses']
            part = [v / whole for v, whole in zip(plan['box'], STILL * 2)]
            for name, pictures in zip(('', '-mask', '-behind'), poses(s, h, part, plan['steps'])):
                write(OUT.replace('.png', '-poses%s.png' % name), np.vstack(pictures))
        write(OUT.replace('.png', '-mask.png'), masks(s))
        print('hour %s: blink and masks after %.0f s' % (HOUR, time.time() - t0))

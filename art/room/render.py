"""Render one hour. Environment: HOUR=14|17|19|22|02|08, W, H (pixels), S (samples), OUT (png), RAW (folder for the
exr passes), PARTS=room,dog,cat (default all), EXP (exposure offset).

blender -b -noaudio -P render.py
"""
import os
import sys
import time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
import animals as A
import stage
from hours import HOURS

E = os.environ.get
HOUR = E('HOUR', '14')
W, H, SAMPLES = int(E('W', '480')), int(E('H', '360')), int(E('S', '16'))
RAW = E('RAW', 'work/raw_' + HOUR)
OUT = E('OUT', 'work/hour_%s.png' % HOUR)
PARTS = E('PARTS', 'room,dog,cat').split(',')


def setup():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    try:
        bpy.ops.preferences.addon_enable(module='cycles')
    except Exception as e:
        print(e)
    h = HOURS[HOUR]
    A.CATCH = h.get('catch', 2.0)
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
        food = h.get('food', True)
        stage.bowl(stage.BOWL_DOG, .245, stage.TERRA, food, 1)
        stage.bowl(stage.BOWL_CAT, .185, stage.TEAL, food, 2)
        stage.toy(h.get('toy', stage.TOY))
    if 'dog' in PARTS:
        A.dog(*h['dog'])
    if 'cat' in PARTS:
        A.cat(*h['cat'])
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device = 'CPU'
    c.samples = SAMPLES
    c.use_adaptive_sampling = True
    c.adaptive_threshold = float(E('NOISE', '.02'))
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 4, 3, 2, 2, 6
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 2.5
    c.sample_clamp_direct = 12
    c.blur_glossy = 1
    s.cycles_curves.shape = 'RIBBONS'
    s.cycles_curves.subdivisions = 2
    s.render.use_persistent_data = False
    s.view_settings.view_transform = 'Filmic'
    s.view_settings.look = h.get('look', 'Medium High Contrast')
    s.view_settings.exposure = h['exposure'] + float(E('EXP', '0'))
    s.render.resolution_x, s.render.resolution_y = W, H
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
    fo.format.color_depth = '32'
    fo.file_slots.clear()
    for nm, sock in PASSES:
        fo.file_slots.new(nm)
        nt.links.new(rl.outputs[sock], fo.inputs[-1])
    co = nt.nodes.new('CompositorNodeComposite')
    nt.links.new(rl.outputs['Image'], co.inputs[0])
    return s


PASSES = (('color', 'Image'), ('normal', 'Denoising Normal'), ('albedo', 'Denoising Albedo'), ('depth', 'Denoising Depth'))


def load(name, frame):
    im = bpy.data.images.load(os.path.join(RAW, '%s%04d.exr' % (name, frame)))
    im.colorspace_settings.name = 'Linear'
    a = np.empty(im.size[0] * im.size[1] * 4, np.float32)
    im.pixels.foreach_get(a)
    a = a.reshape(im.size[1], im.size[0], 4)[::-1, :, :3]
    bpy.data.images.remove(im)
    return np.ascontiguousarray(a)


def develop(s, h):
    """Denoise the two halves, tone map through Blender's view transform, grade, write OUT."""
    import denoise as D
    import cv2
    c1, c2 = load('color', 1), load('color', 2)
    f = {n: np.stack([load(n, 1), load(n, 2)]) for n in ('normal', 'albedo', 'depth')}
    c = D.denoise(c1, c2, f['albedo'], f['normal'], f['depth'][..., 0], radius=max(3, round(5 * c1.shape[1] / 1280)))
    c = D.bloom(c, h.get('bloom', .05))
    im = bpy.data.images.new('dev', c.shape[1], c.shape[0], alpha=False, float_buffer=True)
    im.colorspace_settings.name = 'Linear'
    im.pixels.foreach_set(np.concatenate([c, np.ones((*c.shape[:2], 1))], 2)[::-1].astype(np.float32).ravel())
    st = s.render.image_settings
    st.file_format, st.color_mode, st.color_depth = 'PNG', 'RGB', '16'
    tmp = os.path.join(RAW, 'developed.png')
    im.save_render(tmp, scene=s)
    p = cv2.imread(tmp, cv2.IMREAD_UNCHANGED)[..., ::-1].astype(np.float32) / 65535
    p = D.infrared(p) if h.get('infrared') else D.vignette(p)
    p = np.clip(p * 255, 0, 255)
    cv2.imwrite(OUT, np.round(p).astype(np.uint8)[..., ::-1], [cv2.IMWRITE_PNG_COMPRESSION, 9])


if __name__ == '__main__':
    t0 = time.time()
    s = setup()
    t1 = time.time()
    if not E('DEVELOP_ONLY'):
        s.cycles.samples = max(2, SAMPLES // 2)
        for frame in (1, 2):                     # two halves with different seeds
            s.frame_set(frame)
            s.cycles.seed = frame
            bpy.ops.render.render()
    t2 = time.time()
    develop(s, HOURS[HOUR])
    print('hour %s: build %.0f s, render %.0f s, denoise %.0f s at %dx%d, %d samples' % (HOUR, t1 - t0, t2 - t1, time.time() - t2, W, H, SAMPLES))

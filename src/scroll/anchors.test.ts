import { expect, it } from 'vitest';
import { isPlainClick } from './anchors.ts';

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false } as MouseEvent;

it('takes a click of the first button without a key, and no other', () => {
  expect(isPlainClick(click)).toBe(true);
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) {
    expect(isPlainClick({ ...click, [key]: true }), key).toBe(false);
  }
  expect(isPlainClick({ ...click, button: 1 })).toBe(false);
});

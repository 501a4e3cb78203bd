import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepDraft, parseDraft } from './draft.ts';

const application = {
  hotelName: 'Çınar',
  contactName: 'Gülşah',
  email: 'g@cinar.example',
  phone: '0532',
  message: 'iki\nsatır',
};

describe('parseDraft', () => {
  it('reads what was kept', () => {
    expect(parseDraft(JSON.stringify(application))).toEqual(application);
  });

  it('leaves out what is no text of a field', () => {
    const stored = { contactName: 'Gülşah', phone: 532, message: null, submit: 'x', length: '9' };
    expect(parseDraft(JSON.stringify(stored))).toEqual({ contactName: 'Gülşah' });
  });

  it.each([null, undefined, '', 'null', '"text"', '{', '7'])('takes %j for no draft', (stored) => {
    expect(parseDraft(stored)).toEqual({});
  });

  it('never throws and gives back nothing but texts of fields, whatever lies in storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        for (const [name, value] of Object.entries(parseDraft(stored))) {
          expect(Object.keys(application)).toContain(name);
          expect(value).toBeTypeOf('string');
        }
      }),
    );
  });
});

describe('keepDraft', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('saves a moment after the last keystroke, and nothing once it has ended', () => {
    vi.useFakeTimers();
    const setItem = vi.fn();
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem });
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('CSS', { escape: String });
    const field = { value: 'Bir soru' };
    const form = Object.assign(new EventTarget(), { hasAttribute: () => false, querySelector: () => field });

    const end = keepDraft(form as unknown as HTMLFormElement);
    vi.runAllTimers();
    expect(setItem).toHaveBeenCalledTimes(1);
    form.dispatchEvent(new Event('input'));
    end();
    vi.runAllTimers();
    form.dispatchEvent(new Event('input'));
    vi.runAllTimers();
    expect(setItem).toHaveBeenCalledTimes(1);
  });
});

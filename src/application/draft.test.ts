import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDraft } from './draft.ts';

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

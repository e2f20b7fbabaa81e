import { describe, expect, it } from 'vitest';
import { factsText } from './entry.ts';

describe('facts of an audit row', () => {
  it('keeps values, dates as ISO text, and lists', () => {
    const text = factsText({ diffId: 3, at: new Date(0), ids: [1, 2], name: null, left: undefined });
    expect(JSON.parse(text ?? '')).toEqual({
      diffId: 3,
      at: '1970-01-01T00:00:00.000Z',
      ids: [1, 2],
      name: null,
    });
  });

  it('hides secrets at every depth', () => {
    const text = factsText({
      password: 'one',
      account: { passwordHash: 'two', accessToken: 'three', name: 'kept' },
      channels: [{ webhookUrl: 'four' }],
    });
    expect(text).not.toMatch(/one|two|three|four/);
    expect(text).toContain('kept');
  });

  it('is null where there are no facts', () => {
    expect(factsText(null)).toBeNull();
    expect(factsText(undefined)).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LevelForm, levelFormProblems, tidyLevelForm } from './level-form.ts';
import type { CreatorRequestForm } from './requests.ts';

const koralik: CreatorRequestForm = {
  creatorName: 'Koralik',
  creatorId: 4,
  role: 'charter',
  isNewRequest: false,
};
const form: LevelForm = {
  song: 'Glass Meridian',
  artist: 'Orrin Vale',
  diff: 'G13',
  videoLink: 'https://youtu.be/tdig-B8QVKo',
  directDL: 'https://example.org/level.zip',
  wsLink: '',
  creatorRequests: [koralik],
  teamRequest: null,
};

const codes = (change: Partial<LevelForm>) =>
  levelFormProblems({ ...form, ...change }).map(({ field, code }) => `${field} ${code}`);

describe('level form', () => {
  it('is fine when filled in', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ directDL: '', wsLink: 'http://example.org/ws' })).toEqual([]);
    expect(codes({ diff: 'no known difficulty' })).toEqual([]);
  });

  it.each<[Partial<LevelForm>, string[]]>([
    [{ song: ' ' }, ['song REQUIRED']],
    [{ artist: 'x'.repeat(501) }, ['artist TOO_LONG']],
    [{ diff: '' }, ['diff REQUIRED']],
    [{ diff: 'x'.repeat(101) }, ['diff TOO_LONG']],
    [{ videoLink: '' }, ['videoLink REQUIRED']],
    [{ videoLink: 'x'.repeat(2001) }, ['videoLink TOO_LONG']],
    [{ song: 'a\uD800' }, ['song INVALID_TEXT']],
    [{ directDL: '' }, ['directDL LINK_REQUIRED']],
    [{ directDL: 'example.org' }, ['directDL URL_INVALID']],
    [{ wsLink: 'javascript:alert(1)' }, ['wsLink URL_INVALID']],
    [{ creatorRequests: [] }, ['creatorRequests CHARTER_REQUIRED']],
    [{ creatorRequests: [{ ...koralik, role: 'vfxer' }] }, ['creatorRequests CHARTER_REQUIRED']],
    [{ creatorRequests: [{ ...koralik, creatorId: null }] }, ['creatorRequests.0 CREATOR_NOT_CHOSEN']],
    [
      { creatorRequests: [koralik, { ...koralik, creatorName: '' }] },
      ['creatorRequests.1.creatorName REQUIRED'],
    ],
    [{ creatorRequests: Array.from({ length: 51 }, () => koralik) }, ['creatorRequests TOO_MANY']],
    [
      { teamRequest: { teamName: 'Kettle', teamId: null, isNewRequest: false } },
      ['teamRequest TEAM_NOT_CHOSEN'],
    ],
    [
      { teamRequest: { teamName: 'x'.repeat(201), teamId: 1, isNewRequest: false } },
      ['teamRequest.teamName TOO_LONG'],
    ],
    [{ teamRequest: { teamName: ' ', teamId: null, isNewRequest: true } }, []],
    [{ song: '', directDL: '' }, ['song REQUIRED', 'directDL LINK_REQUIRED']],
  ])('with %o: %j', (change, expected) => {
    expect(codes(change)).toEqual(expected);
  });

  it('is stored trimmed, with the canonical video and every creator once per role', () => {
    const tidy = tidyLevelForm({
      ...form,
      song: '  Glass Meridian\n',
      videoLink: ' https://youtu.be/tdig-B8QVKo?si=x&t=65 ',
      creatorRequests: [
        koralik,
        { ...koralik, creatorName: 'another spelling' },
        { ...koralik, role: 'vfxer', isNewRequest: true },
        { creatorName: 'Ａsh ', creatorId: null, role: 'charter', isNewRequest: true },
        { creatorName: 'ash', creatorId: null, role: 'charter', isNewRequest: true },
      ],
      teamRequest: { teamName: ' Kettle ', teamId: 3, isNewRequest: true },
    });
    expect(tidy.song).toBe('Glass Meridian');
    expect(tidy.videoLink).toBe('https://www.youtube.com/watch?v=tdig-B8QVKo&t=65s');
    expect(tidy.creatorRequests).toEqual([
      koralik,
      { ...koralik, role: 'vfxer' },
      { creatorName: 'Ａsh', creatorId: null, role: 'charter', isNewRequest: true },
    ]);
    expect(tidy.teamRequest).toEqual({ teamName: 'Kettle', teamId: 3, isNewRequest: false });
  });

  it('tidies any form once and for all', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 20 });
    const anyRequest = fc.record({
      creatorName: anyText,
      creatorId: fc.option(fc.nat(5)),
      role: fc.constantFrom('charter' as const, 'vfxer' as const),
      isNewRequest: fc.boolean(),
    });
    const anyTeam = fc.record({
      teamName: anyText,
      teamId: fc.option(fc.nat(5)),
      isNewRequest: fc.boolean(),
    });
    const anyForm = fc.record({
      song: anyText,
      artist: anyText,
      diff: anyText,
      videoLink: anyText,
      directDL: anyText,
      wsLink: anyText,
      creatorRequests: fc.array(anyRequest, { maxLength: 6 }),
      teamRequest: fc.option(anyTeam),
    });
    fc.assert(
      fc.property(anyForm, (wild) => {
        const tidy = tidyLevelForm(wild);
        expect(tidyLevelForm(tidy)).toEqual(tidy);
        if (levelFormProblems(wild).length === 0) expect(levelFormProblems(tidy)).toEqual([]);
      }),
    );
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { appOfTests } from '../../testing/before-tests.ts';
import { aCreator, aLevel } from '../../testing/catalogue.ts';
import { chosen, levelBody, passBody } from '../../testing/forms.ts';
import { submissionsOfTests } from '../../testing/submissions-of-tests.ts';
import { signedInUser } from '../../testing/users.ts';

let levelId: number;
const app = appOfTests();
const submissions = submissionsOfTests(app);
beforeAll(async () => {
  levelId = await aLevel(app.deps.db);
});

const own = async (token: string) => (await app.as({ token }).call('mySubmissions')).body;

describe('own submissions', () => {
  it('show their status and why they were declined, the latest first', async () => {
    const creator = await aCreator(app.deps.db);
    const first = await submissions.levels.submit({ creatorRequests: [chosen(creator)] });
    const second = await submissions.levels.submit({ song: 'Second' });
    const pass = await submissions.passes.submit(levelId);
    await submissions.call('declineLevel', { id: first, body: { reason: 'The video is private.' } });
    const { levels, passes } = await own(submissions.user.token);
    expect(levels).toMatchObject([
      { id: second, song: 'Second', status: 'pending', declineReason: null, queuePosition: 1 },
      {
        id: first,
        status: 'declined',
        declineReason: 'The video is private.',
        queuePosition: null,
        creatorRequests: [{ creatorId: creator.id, creator: { id: creator.id, name: creator.name } }],
      },
    ]);
    expect(passes).toMatchObject([{ id: pass, status: 'pending', level: { id: levelId } }]);
  });

  it('are nobody else’s, and leave out what is for staff', async () => {
    const other = await signedInUser(app);
    expect(await own(other.token)).toEqual({ levels: [], passes: [] });
    const video = { videoLink: levelBody().videoLink };
    await aLevel(app.deps.db, { video_link: String(video.videoLink) });
    await submissions.send('level', levelBody(video), { token: other.token });
    const {
      levels: [mine],
    } = await own(other.token);
    expect(mine?.submitter.id).toBe(other.id);
    const forStaff = await submissions.levels.pending(mine!.id);
    for (const key of ['submitterRecord', 'submitterDiscordId', 'duplicates', 'claimedBy', 'claimedUntil']) {
      expect(mine).not.toHaveProperty(key);
      expect(forStaff).toHaveProperty(key);
    }
  });

  it('are the latest 50 of each kind', async () => {
    const eager = await signedInUser(app);
    const ids: number[] = [];
    for (let i = 0; i < 52; i++) {
      const reply = await submissions.send('pass', passBody(levelId), { token: eager.token });
      ids.push(reply.body.submissionId);
    }
    const { passes } = await own(eager.token);
    expect(passes.map(({ id }) => id)).toEqual(ids.reverse().slice(0, 50));
  });
});

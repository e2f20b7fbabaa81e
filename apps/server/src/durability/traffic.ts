import { setTimeout as pause } from 'node:timers/promises';

/** Everything that the server has acknowledged. */
export interface Acknowledged {
  readonly passSubmissions: Set<number>;
  readonly levelSubmissions: Set<number>;
  /** Pass id by submission id; 0 when the reply was lost. */
  readonly passes: Map<number, number>;
  /** Level id by submission id; 0 when the reply was lost. */
  readonly levels: Map<number, number>;
}

export interface Traffic {
  readonly acknowledged: Acknowledged;
  /** How many writes the server has acknowledged so far. */
  writes(): number;
  /** Replies with a 5xx other than 503: none is allowed. */
  readonly failures: string[];
  stop(): Promise<void>;
}

export interface Stage {
  readonly levelIds: readonly number[];
  readonly playerIds: readonly number[];
  readonly creatorId: number;
}

const NOT_PENDING = 409;

interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Some users hand in passes and levels, a super admin allows them; all go on through every kill. */
export function startTraffic(
  url: string,
  tokens: { readonly users: readonly string[]; readonly admin: string },
  stage: Stage,
): Traffic {
  const acknowledged: Acknowledged = {
    passSubmissions: new Set(),
    levelSubmissions: new Set(),
    passes: new Map(),
    levels: new Map(),
  };
  const failures: string[] = [];
  let running = true;
  let serial = 0;

  const call = async (method: string, path: string, token: string, body?: unknown, form?: string) => {
    try {
      const reply = await fetch(url + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(form === undefined ? {} : { 'x-form-type': form }),
        },
        body: JSON.stringify(body ?? {}),
      });
      const answer: Reply = { status: reply.status, body: (await reply.json()) as Reply['body'] };
      if (answer.status >= 500 && answer.status !== 503) failures.push(`${path}: ${JSON.stringify(answer)}`);
      return answer;
    } catch {
      // The server is gone: what was not acknowledged may or may not be there.
      await pause(20);
      return null;
    }
  };

  const submit = async (token: string) => {
    const number = ++serial;
    const isLevel = number % 5 === 0;
    const body = isLevel ? levelForm(number, stage) : passForm(number, stage);
    const reply = await call('POST', '/v2/form/form-submit', token, body, isLevel ? 'level' : 'pass');
    const id = reply?.body.submissionId;
    if (typeof id !== 'number') return;
    (isLevel ? acknowledged.levelSubmissions : acknowledged.passSubmissions).add(id);
  };

  /** A reply that was lost in a kill leaves the decision open: it is asked for again, and 0 stands for "decided". */
  const allowPass = async (id: number) => {
    const reply = await call('PUT', `/v2/admin/submissions/passes/${id}/approve`, tokens.admin);
    if (typeof reply?.body.passId === 'number') acknowledged.passes.set(id, reply.body.passId);
    else if (reply?.status === NOT_PENDING) acknowledged.passes.set(id, 0);
  };
  const allowLevel = async (id: number) => {
    const reply = await call('PUT', `/v2/admin/submissions/levels/${id}/approve`, tokens.admin);
    if (typeof reply?.body.levelId === 'number') acknowledged.levels.set(id, reply.body.levelId);
    else if (reply?.status === NOT_PENDING) acknowledged.levels.set(id, 0);
  };
  const allow = async () => {
    const pass = [...acknowledged.passSubmissions].find((id) => !acknowledged.passes.has(id));
    const level = [...acknowledged.levelSubmissions].find((id) => !acknowledged.levels.has(id));
    if (pass !== undefined) await allowPass(pass);
    if (level !== undefined) await allowLevel(level);
    if (pass === undefined && level === undefined) await pause(10);
  };

  const forever = async (work: () => Promise<unknown>) => {
    while (running) await work();
  };
  const loops = [...tokens.users.map((token) => forever(() => submit(token))), forever(allow)];
  return {
    acknowledged,
    failures,
    writes: () => {
      const { passSubmissions, levelSubmissions, passes, levels } = acknowledged;
      return passSubmissions.size + levelSubmissions.size + passes.size + levels.size;
    },
    stop: async () => {
      running = false;
      await Promise.all(loops);
    },
  };
}

function passForm(number: number, { levelIds, playerIds }: Stage) {
  return {
    levelId: levelIds[number % levelIds.length],
    videoLink: `https://example.org/videos/${number}`,
    title: `Clear ${number}`,
    passer: 'somebody',
    passerId: playerIds[(number * 7) % playerIds.length],
    passerRequest: false,
    feelingDifficulty: 'G1',
    rawTime: new Date(Date.UTC(2024, 0, 1) + ((number * 7919) % 40_000) * 60_000).toISOString(),
    earlyDouble: number % 3,
    earlySingle: 1,
    ePerfect: 4,
    perfect: 500 + number,
    lPerfect: 3,
    lateSingle: 0,
  };
}

function levelForm(number: number, { creatorId }: Stage) {
  return {
    song: `Song ${number}`,
    artist: 'Somebody',
    diff: 'G1',
    videoLink: `https://example.org/charts/${number}`,
    directDL: `https://example.org/files/${number}.zip`,
    creatorRequests: [{ creatorName: 'Charter', creatorId, role: 'charter', isNewRequest: false }],
  };
}

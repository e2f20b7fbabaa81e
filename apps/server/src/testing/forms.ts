import { randomInt } from 'node:crypto';
import type { Given } from './named-call.ts';
import type { TestApp } from './test-app.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

/** A YouTube link that no other has. */
export function aVideo(): string {
  const id = Array.from({ length: 11 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `https://www.youtube.com/watch?v=${id}`;
}

/** A level form that may be sent, with one new charter. */
export function levelBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    song: 'Paper Lantern',
    artist: 'Moss & Ember',
    diff: 'G13',
    videoLink: aVideo(),
    directDL: 'https://files.example.org/level.zip',
    wsLink: '',
    creatorRequests: [{ creatorName: 'Wispgear', creatorId: null, role: 'charter', isNewRequest: true }],
    teamRequest: null,
    ...changes,
  };
}

/** A pass form that may be sent for a level without key modes: accuracy 0.98, no miss. */
export function passBody(levelId: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    levelId,
    videoLink: aVideo(),
    passer: 'A new face',
    passerId: null,
    passerRequest: true,
    speed: 1,
    feelingDifficulty: 'G14',
    title: 'Cleared!',
    rawTime: '2024-05-06T07:08:09.000Z',
    earlyDouble: 0,
    earlySingle: 0,
    ePerfect: 20,
    perfect: 460,
    lPerfect: 20,
    lateSingle: 0,
    lateDouble: 0,
    is12K: false,
    isNoHoldTap: false,
    is16K: false,
    ...changes,
  };
}

/** An item of creatorRequests that names an existing creator. */
export function chosen({ id }: { readonly id: number }, role = 'charter') {
  return { creatorName: 'typed', creatorId: id, role, isNewRequest: false };
}

/** An item of creatorRequests that asks for a new creator. */
export function fresh(creatorName: string, role = 'charter') {
  return { creatorName, creatorId: null, role, isNewRequest: true };
}

/** Hands a form in. */
export function handIn(
  app: Pick<TestApp, 'as'>,
  token: string,
  type: string,
  body: Given<'submitForm'>['body'],
  idempotencyKey?: string,
) {
  const headers: Record<string, string> = { 'x-form-type': type };
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  return app.as({ token }, headers).call('submitForm', { body });
}

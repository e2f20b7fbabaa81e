import { expect, it } from 'vitest';
import { DatabaseAway } from '../../../platform/db/gate.ts';
import { LeaseLost } from '../../../platform/jobs/job-kind.ts';
import { writeTold } from './write-told.ts';

const failing = (...errors: Error[]) => {
  const left = [...errors];
  return async () => {
    const error = left.shift();
    if (error !== undefined) throw error;
  };
};

it('waits for a database that is away for a moment', async () => {
  await expect(writeTold(failing(new DatabaseAway(), new DatabaseAway()))).resolves.toBeUndefined();
});

it('gives up at anything else, for good', async () => {
  await expect(writeTold(failing(new Error('a fault')))).rejects.toMatchObject({
    retryIn: null,
    message: 'The chat took the message, but that could not be written',
  });
});

it('leaves a job to who took it over', async () => {
  await expect(writeTold(failing(new LeaseLost()))).rejects.toBeInstanceOf(LeaseLost);
});

import { expect, test } from 'vitest';
import { inTimeZone } from '../../../testing/time-zone.ts';
import { aPendingPass } from '../testing/samples.ts';
import type { OwnPass } from './api.ts';
import { passDraftOf } from './send-again.ts';

test.each([
  ['America/New_York', '2025-11-21T04:30:00.000Z', null, '2025-11-20', '23:30'],
  ['Asia/Shanghai', '2025-11-20T16:00:09.500Z', null, '2025-11-21', '00:00:09'],
  ['Asia/Shanghai', '2025-11-20T23:59:59.999Z', '2025-11-20', '2025-11-20', ''],
  ['America/New_York', '2025-11-20T23:59:59.999Z', '2025-11-20', '2025-11-20', ''],
])('in %s, %s (day: %s) fills the form with %s %s', (zone, rawTime, vidUploadDay, date, time) => {
  inTimeZone(zone);
  expect(passDraftOf(aPendingPass({ rawTime, vidUploadDay }) as unknown as OwnPass)).toMatchObject({
    date,
    time,
  });
});

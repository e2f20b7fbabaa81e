import type { Channel } from '@rondo/contract/announcements/directives';
import { isMaskedWebhook, maskWebhook, readWebhook, webhookToken } from '@rondo/domain/announcements';
import { lockThing } from '../../../platform/db/advisory-lock.ts';
import type { Db, Trx } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/publish.ts';
import type { Deps } from '../../../platform/feature.ts';
import { fieldProblem, found } from '../../../platform/http/problem.ts';
import { keepSecret } from '../../../platform/secrets/known-secrets.ts';
import { recordAction } from '../../log/index.ts';
import {
  type ChannelRow,
  insertChannel,
  lockChannel,
  selectChannels,
  updateChannel,
} from './channels.repository.ts';
import { readLabel, sameLabel } from './label.ts';

type Needs = Pick<Deps, 'db' | 'config'>;
type ChannelBody = {
  readonly label?: string | undefined;
  readonly webhookUrl?: string | null | undefined;
  readonly isActive?: boolean | undefined;
};

/** As it is answered: of the address only its end. */
export function channel(row: ChannelRow): Channel {
  return {
    id: row.id,
    label: row.label,
    webhookUrl: maskWebhook(row.webhook_url),
    isActive: row.is_active,
    goneAt: row.gone_at?.toISOString() ?? null,
  };
}

/**
 * Adds a channel. One that is there already is answered as it is: two pages that begin at once make one default channel
 * (docs/rules/announcements.md#channels).
 * @throws Problem LABEL_REQUIRED, WEBHOOK_URL_INVALID
 */
export function createChannel({ db, config }: Needs, actorId: number, body: ChannelBody): Promise<Channel> {
  const label = readLabel(body.label);
  const webhook_url = readAddress(body.webhookUrl ?? '', config.discordApiUrl);
  const is_active = body.isActive ?? true;
  return transaction(db, async (trx) => {
    await lockThing(trx, 'chatChannels');
    const same = (row: ChannelRow) =>
      sameLabel(row.label, label) && (webhook_url === '' || row.webhook_url === webhook_url);
    const present = is_active ? (await selectChannels(trx)).find(same) : undefined;
    if (present !== undefined) return channel(present);

    const row = await insertChannel(trx, { label, webhook_url, is_active });
    await recordAction(trx, {
      actorId,
      action: 'channel.create',
      subject: { id: row.id, title: label },
      after: { label, isActive: is_active, isConfigured: webhook_url !== '' },
    });
    await publishEvent(trx, { type: 'announcementUpdate', data: { kind: 'directives' } });
    return channel(row);
  });
}

/**
 * Changes a channel. A masked or missing address keeps the stored one, an empty one empties it; a new one may work
 * where the old one was gone.
 * @throws Problem NOT_FOUND, LABEL_REQUIRED, WEBHOOK_URL_INVALID
 */
export function editChannel(
  { db, config }: Needs,
  actorId: number,
  id: number,
  body: ChannelBody,
): Promise<Channel> {
  const label = body.label === undefined ? undefined : readLabel(body.label);
  const address = addressOf(body.webhookUrl, config.discordApiUrl);
  return transaction(db, async (trx) => {
    const before = found(await lockChannel(trx, id));
    const webhook_url = address ?? before.webhook_url;
    const isSameAddress = webhook_url === before.webhook_url;
    return writeChannel(trx, actorId, before, {
      id,
      label: label ?? before.label,
      webhook_url,
      is_active: body.isActive ?? before.is_active,
      gone_at: isSameAddress ? before.gone_at : null,
    });
  });
}

/** Switches a channel off: directives keep it, nothing more is told there. @throws Problem NOT_FOUND */
export function deleteChannel(db: Db, actorId: number, id: number): Promise<Channel> {
  return transaction(db, async (trx) => {
    const before = found(await lockChannel(trx, id));
    return writeChannel(trx, actorId, before, { ...before, is_active: false });
  });
}

/** Nothing is written or recorded where nothing changes. */
async function writeChannel(
  trx: Trx,
  actorId: number,
  before: ChannelRow,
  after: ChannelRow,
): Promise<Channel> {
  const isNewAddress = before.webhook_url !== after.webhook_url;
  const isSame = before.label === after.label && before.is_active === after.is_active && !isNewAddress;
  if (isSame) return channel(before);
  const row = await updateChannel(trx, after);
  const facts = ({ label, is_active, webhook_url }: ChannelRow) => ({
    ...(before.label === after.label ? {} : { label }),
    ...(before.is_active === after.is_active ? {} : { isActive: is_active }),
    ...(isNewAddress ? { isConfigured: webhook_url !== '' } : {}),
  });
  await recordAction(trx, {
    actorId,
    action: before.is_active && !after.is_active ? 'channel.delete' : 'channel.edit',
    subject: { id: row.id, title: row.label },
    before: facts(before),
    after: { ...facts(after), ...(isNewAddress ? { isNewAddress } : {}) },
  });
  await publishEvent(trx, { type: 'announcementUpdate', data: { kind: 'directives' } });
  return channel(row);
}

/** Undefined where the stored one stays. */
function addressOf(text: string | null | undefined, apiUrl: string): string | undefined {
  return text === null || text === undefined || isMaskedWebhook(text) ? undefined : readAddress(text, apiUrl);
}

function readAddress(text: string, apiUrl: string): string {
  const read = readWebhook(text, apiUrl);
  if (!read.ok) throw fieldProblem('WEBHOOK_URL_INVALID', 'webhookUrl');
  keepSecret(webhookToken(read.url));
  return read.url;
}

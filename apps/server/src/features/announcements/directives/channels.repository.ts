import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../../platform/db/database.ts';
import type { ChatChannelsTable } from '../../../platform/db/schema.gen.ts';

/** A channel with its whole address, which never leaves the server. */
export type ChannelRow = Pick<
  Selectable<ChatChannelsTable>,
  'id' | 'label' | 'webhook_url' | 'is_active' | 'gone_at'
>;
export type ChannelFields = Omit<ChannelRow, 'id' | 'gone_at'>;

const columns = ['id', 'label', 'webhook_url', 'is_active', 'gone_at'] as const;
/** More than a community has. */
const MOST_CHANNELS = 1000;

/** The active ones by label; with `inactive` those that are off as well. */
export function selectChannels(db: Db | Trx, { inactive = false } = {}): Promise<ChannelRow[]> {
  return db
    .selectFrom('chat_channels')
    .select(columns)
    .$if(!inactive, (query) => query.where('is_active', '=', true))
    .orderBy((expression) => expression.fn('lower', ['label']))
    .orderBy('id')
    .limit(MOST_CHANNELS)
    .execute();
}

/** The channel, which nobody else changes until the transaction ends; undefined where there is none. */
export function lockChannel(trx: Trx, id: number): Promise<ChannelRow | undefined> {
  return trx
    .selectFrom('chat_channels')
    .select(columns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function insertChannel(trx: Trx, fields: ChannelFields): Promise<ChannelRow> {
  return trx.insertInto('chat_channels').values(fields).returning(columns).executeTakeFirstOrThrow();
}

export function updateChannel(trx: Trx, { id, ...fields }: ChannelRow): Promise<ChannelRow> {
  return trx
    .updateTable('chat_channels')
    .set(fields)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

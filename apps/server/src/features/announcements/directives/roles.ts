import type { ChatRole } from '@rondo/contract/announcements/directives';
import { lockThing } from '../../../platform/db/advisory-lock.ts';
import type { Db, Trx } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/publish.ts';
import { fieldProblem, found } from '../../../platform/http/problem.ts';
import { recordAction } from '../../log/index.ts';
import { readLabel, sameLabel } from './label.ts';
import {
  type ChatRoleRow,
  insertChatRole,
  lockChatRole,
  selectChatRoles,
  updateChatRole,
} from './roles.repository.ts';

type RoleBody = {
  readonly roleId?: string | undefined;
  readonly label?: string | undefined;
  readonly isActive?: boolean | undefined;
};

export function chatRole(row: ChatRoleRow): ChatRole {
  return { id: row.id, roleId: row.role_id, label: row.label, isActive: row.is_active };
}

/** Adds a role; one that is there already is answered as it is. @throws Problem ROLE_ID_INVALID, LABEL_REQUIRED */
export function createChatRole(db: Db, actorId: number, body: RoleBody): Promise<ChatRole> {
  const role_id = readRoleId(body.roleId);
  const label = readLabel(body.label);
  const is_active = body.isActive ?? true;
  return transaction(db, async (trx) => {
    await lockThing(trx, 'chatRoles');
    const same = (row: ChatRoleRow) => row.role_id === role_id && sameLabel(row.label, label);
    const present = is_active ? (await selectChatRoles(trx)).find(same) : undefined;
    if (present !== undefined) return chatRole(present);

    const row = await insertChatRole(trx, { role_id, label, is_active });
    await recordAction(trx, {
      actorId,
      action: 'chatRole.create',
      subject: { id: row.id, title: label },
      after: { label, roleId: role_id, isActive: is_active },
    });
    await publishEvent(trx, { type: 'announcementUpdate', data: { kind: 'directives' } });
    return chatRole(row);
  });
}

/** @throws Problem NOT_FOUND, ROLE_ID_INVALID, LABEL_REQUIRED */
export function editChatRole(db: Db, actorId: number, id: number, body: RoleBody): Promise<ChatRole> {
  const role_id = body.roleId === undefined ? undefined : readRoleId(body.roleId);
  const label = body.label === undefined ? undefined : readLabel(body.label);
  return transaction(db, async (trx) => {
    const before = found(await lockChatRole(trx, id));
    return writeRole(trx, actorId, before, {
      id,
      role_id: role_id ?? before.role_id,
      label: label ?? before.label,
      is_active: body.isActive ?? before.is_active,
    });
  });
}

/** Switches a role off: directives that ping it keep it. @throws Problem NOT_FOUND */
export function deleteChatRole(db: Db, actorId: number, id: number): Promise<ChatRole> {
  return transaction(db, async (trx) => {
    const before = found(await lockChatRole(trx, id));
    return writeRole(trx, actorId, before, { ...before, is_active: false });
  });
}

/** Nothing is written or recorded where nothing changes. */
async function writeRole(
  trx: Trx,
  actorId: number,
  before: ChatRoleRow,
  after: ChatRoleRow,
): Promise<ChatRole> {
  const changed = (['label', 'role_id', 'is_active'] as const).filter((key) => before[key] !== after[key]);
  if (changed.length === 0) return chatRole(before);
  const row = await updateChatRole(trx, after);
  const names = { label: 'label', role_id: 'roleId', is_active: 'isActive' } as const;
  const facts = (of: ChatRoleRow) => Object.fromEntries(changed.map((key) => [names[key], of[key]]));
  await recordAction(trx, {
    actorId,
    action: before.is_active && !after.is_active ? 'chatRole.delete' : 'chatRole.edit',
    subject: { id: row.id, title: row.label },
    before: facts(before),
    after: facts(after),
  });
  await publishEvent(trx, { type: 'announcementUpdate', data: { kind: 'directives' } });
  return chatRole(row);
}

function readRoleId(text: string | undefined): string {
  const id = text ?? '';
  if (!/^\d{17,20}$/.test(id)) throw fieldProblem('ROLE_ID_INVALID', 'roleId');
  return id;
}

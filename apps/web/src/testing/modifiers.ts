import { type ModifierType, USUAL_CHANCES } from '@rondo/domain/modifiers';

/** Modifiers of the wire for component tests. */
export const seal = `51d0c3a8${'7'.repeat(52)}0f97`;

export function aModifier(fields: object = {}) {
  return {
    id: 1,
    type: 'ranked_add' as ModifierType,
    value: null,
    playerId: 3,
    partner: null,
    by: 'Halcyon_7',
    createdAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + 7_200_000).toISOString(),
    ...fields,
  };
}

/** A receipt that says what it says; it does not come out when it is worked out again. */
export function aReceipt(type: ModifierType | null) {
  return {
    id: 9064,
    at: new Date().toISOString(),
    commitment: seal,
    secret: 'e9'.repeat(32),
    nonce: '0b7e',
    table: { kind: 'case', chances: USUAL_CHANCES, candidates: [] },
    draws: [0.862_04, 0.5, 0.5],
    outcome: { kind: 'case', modifier: type === null ? null : { type, value: null } },
  };
}

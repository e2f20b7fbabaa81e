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

interface OverlayFields {
  /** Two hours unless `minutes` says otherwise. */
  active: readonly { type: string; value: number | null; partnerName?: string; minutes?: number }[];
  stored?: object;
  steps?: readonly object[];
  crown?: true;
  bannedLook?: true;
}

/** What a reply says about a player whom modifiers touch. */
export function anOverlay(types: readonly string[], { active, ...fields }: OverlayFields) {
  return {
    types,
    stored: {},
    steps: [],
    ...fields,
    active: active.map(({ minutes = 120, ...modifier }) => ({
      partnerName: null,
      ...modifier,
      expiresAt: new Date(Date.now() + minutes * 60_000).toISOString(),
    })),
  };
}

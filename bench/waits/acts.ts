import { LARGE, type PreparedItems, SMALL } from './prepared-items.ts';

export type Act = {
  readonly name: string;
  readonly call: readonly [method: string, path: string, body?: unknown];
};

const difficulties = '/v2/database/difficulties';

/** How many channels all clears are told in. */
export const CHANNELS = 10;

/** Fifty rules, half of them for the first of a kind, and one by which every clear is told in all channels. */
export function fiftyRules(channels: readonly number[]): readonly object[] {
  const to = (channelId: number | undefined) => ({ channelId, pingType: 'NONE', roleId: null });
  const ofClears = (place: number) => `ACCURACY >= 0.99${place + 10} && (NO_MISS || IS_WF || SPEED > 1)`;
  const conditional = Array.from({ length: 49 }, (_, place) => ({
    name: `Rule ${place + 1}`,
    mode: 'CONDITIONAL',
    triggerType: place < 44 ? 'PASS' : 'LEVEL',
    condition: { type: 'CUSTOM', customFunction: place < 44 ? ofClears(place) : 'BASESCORE > 1' },
    actions: [to(channels[place % CHANNELS]), to(channels[(place + 1) % CHANNELS])],
    firstOfKind: place % 2 === 0,
  }));
  return [...conditional, { name: 'All', mode: 'STATIC', actions: channels.map(to) }];
}

/** What staff do, and what many rows make of it; in an order in which none spoils the next. */
export function actsOf(items: PreparedItems, rules: readonly object[]): readonly Act[] {
  const [player, otherPlayer] = items.players;
  const [creator, otherCreator] = items.creators;
  const simulate = (id: number, days: number): Act['call'] => [
    'POST',
    `${difficulties}/${id}/directives/simulate`,
    { directives: rules, days },
  ];
  const act = (name: string, ...call: Act['call']): Act => ({ name, call });
  return [
    act('nothing', 'GET', '/v2/config'),
    act('list of 1,000 new passes', 'GET', '/v2/database/passes/unannounced/new'),
    act('list of new levels', 'GET', '/v2/database/levels/unannounced/new'),
    act('list of rerates', 'GET', '/v2/database/levels/unannounced/rerates'),
    act('preview of 1,000 passes', 'POST', '/v2/admin/announcements/preview', {
      kind: 'passes',
      ids: items.passes,
    }),
    act('preview of 1,000 levels', 'POST', '/v2/admin/announcements/preview', {
      kind: 'levels',
      ids: items.levels,
    }),
    act('simulation of 20,000 items', ...simulate(SMALL, 90)),
    act('simulation of 45,000 items', ...simulate(LARGE, 90)),
    act('fifty rules saved', 'POST', `${difficulties}/${SMALL}/directives`, {
      directives: rules.toReversed(),
    }),
    act('announcing 60 passes of one level', 'POST', '/v2/webhook/passes', { passIds: items.ofOneLevel }),
    act('announcing 1,000 passes', 'POST', '/v2/webhook/passes', { passIds: items.passes }),
    act('announcing 1,000 levels', 'POST', '/v2/webhook/levels', { levelIds: items.levels }),
    act('stopping 1,000 passes', 'POST', '/v2/admin/announcements/stop', {
      kind: 'passes',
      ids: items.passes,
    }),
    act('state of 1,000 passes', 'POST', '/v2/admin/announcements/state', {
      kind: 'passes',
      ids: items.passes,
    }),
    act('deliveries', 'GET', '/v2/admin/deliveries'),
    act('effect of a base score of a difficulty', 'POST', `${difficulties}/${LARGE}/preview`, {
      baseScore: 77,
    }),
    act('base score of a difficulty', 'PUT', `${difficulties}/${LARGE}`, { baseScore: 77 }),
    act('order of difficulties, with all open averages', 'PUT', `${difficulties}/sort-orders`, {
      sortOrders: [{ id: 7, sortOrder: 7777 }],
    }),
    act('name of a special, with all votes for it', 'PUT', `${difficulties}/1001`, { name: 'Renamed' }),
    act('effect of a base score of a level', 'POST', `/v2/database/levels/${items.playedLevel}/preview`, {
      baseScore: 321,
    }),
    act('base score of a level', 'PUT', `/v2/database/levels/${items.playedLevel}`, { baseScore: 321 }),
    act('ban of a player', 'PATCH', `/v2/database/players/${player}/ban`, { isBanned: true }),
    act('unban of a player', 'PATCH', `/v2/database/players/${player}/ban`, { isBanned: false }),
    act(
      'effect of a merge of players',
      'GET',
      `/v2/database/players/${otherPlayer}/merge/preview?targetPlayerId=${player}`,
    ),
    act('merge of players', 'POST', `/v2/database/players/${otherPlayer}/merge`, { targetPlayerId: player }),
    act('merge of creators', 'POST', '/v2/database/creators/merge', {
      sourceId: otherCreator,
      targetId: creator,
    }),
    act('deletion of a difficulty', 'DELETE', `${difficulties}/${LARGE}?fallbackId=31`),
    act('levels of creators', 'GET', '/v2/database/creators/levels-audit'),
    act('log', 'GET', '/v2/admin/log'),
    act('rating cards', 'GET', '/v2/admin/rating/cards'),
    act('open ratings', 'GET', '/v2/admin/rating'),
    act('pending passes', 'GET', '/v2/admin/submissions/passes/pending'),
    act('player with most passes', 'GET', `/v2/database/players/${player}`),
    act('passes of a level', 'GET', `/v2/database/passes/level/${items.playedLevel}`),
    act('creators', 'GET', '/v2/database/creators?limit=200'),
    act('leaderboard', 'GET', '/v2/database/leaderboard?limit=100'),
    act('sitemap', 'GET', '/sitemap/passes-1.xml'),
  ];
}

import type { Condition, Directive } from '@rondo/domain/announcements';
import { SEED_DIFFICULTIES } from '@rondo/domain/difficulties';
import type { DemoRows } from './rows.ts';

type Rows = Pick<DemoRows, 'chat_channels' | 'chat_roles' | 'directives' | 'directive_actions'>;

/** The channel that is told of clears. Its webhook leads nowhere: the demo never tells a chat. */
export const CLEARS_CHANNEL = 1;
const FIRSTS_CHANNEL = 2;
const FIRSTS_ROLE = 1;

const everyClear: Directive = {
  name: 'Every clear',
  description: '',
  mode: 'STATIC',
  triggerType: 'PASS',
  condition: null,
  actions: [{ channelId: CLEARS_CHANNEL, pingType: 'NONE', roleId: null }],
  isActive: true,
  firstOfKind: false,
};
const firsts: Directive['actions'] = [{ channelId: FIRSTS_CHANNEL, pingType: 'ROLE', roleId: FIRSTS_ROLE }];
const when = (condition: Condition): Pick<Directive, 'mode' | 'condition'> => ({
  mode: 'CONDITIONAL',
  condition,
});

const worldsFirst: Directive = {
  ...everyClear,
  ...when({ type: 'WORLDS_FIRST' }),
  name: 'Worlds first',
  description: 'Also told in the channel of all clears, by the last rule',
  actions: firsts,
};
const fastAndClean: Directive = {
  ...everyClear,
  ...when({ type: 'CUSTOM', customFunction: 'SPEED >= 1.2 && ACCURACY >= 0.99' }),
  name: 'Fast and clean',
  actions: firsts,
  firstOfKind: true,
};
const almostPerfect: Directive = {
  ...everyClear,
  ...when({ type: 'ACCURACY', operator: 'GREATER_THAN_EQUAL', value: 0.995 }),
  name: 'Almost perfect',
  description: 'Off until the community has decided what counts',
  actions: firsts,
  isActive: false,
};

/** The difficulties that have directives, by their names. */
const DIRECTIVES = new Map<string, readonly Directive[]>([
  ['G20', [worldsFirst, fastAndClean, everyClear]],
  ['U3', [almostPerfect, everyClear]],
  ['U8', [worldsFirst, everyClear]],
]);

/** Whom the demo tells of clears, and of which; nothing tells of levels. One channel has no address yet. */
export function makeDirectives(): Rows {
  const placed = SEED_DIFFICULTIES.flatMap(({ id, name }) =>
    (DIRECTIVES.get(name) ?? []).map((directive, place) => ({ difficultyId: id, place, directive })),
  );
  return {
    chat_channels: [
      {
        id: CLEARS_CHANNEL,
        label: 'clears',
        webhook_url: 'https://discord.com/api/webhooks/100000000000000000/the-demo-has-no-chat',
        origin: 'demo',
      },
      { id: FIRSTS_CHANNEL, label: 'worlds-firsts', origin: 'demo' },
    ],
    chat_roles: [{ id: FIRSTS_ROLE, role_id: '100000000000000000', label: 'Clear hunters', origin: 'demo' }],
    directives: placed.map(({ difficultyId, place, directive }, index) => ({
      id: index + 1,
      difficulty_id: difficultyId,
      sort_order: place,
      name: directive.name,
      description: directive.description,
      mode: directive.mode,
      trigger_type: directive.triggerType,
      condition: directive.condition === null ? null : JSON.stringify(directive.condition),
      is_active: directive.isActive,
      first_of_kind: directive.firstOfKind,
      origin: 'demo',
    })),
    directive_actions: placed.flatMap(({ directive }, index) =>
      directive.actions.map(({ channelId, pingType, roleId }, place) => ({
        directive_id: index + 1,
        place: place + 1,
        channel_id: channelId,
        ping_type: pingType,
        role_id: roleId,
      })),
    ),
  };
}

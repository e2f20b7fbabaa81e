import type { Condition, Directive } from '@rondo/domain/announcements';
import type { Known } from './read-directives.ts';

/** Directives as the log keeps them, a line for each: what it asks, where it speaks, whom it pings. */
export function directivesText(directives: readonly Directive[], known: Known): string {
  return directives
    .map((directive, index) => `${index + 1}. ${directive.name}: ${factsOf(directive, known).join('; ')}`)
    .join('\n');
}

function factsOf(directive: Directive, { channels, roles }: Known): string[] {
  const { mode, triggerType, condition, actions, isActive, firstOfKind, description } = directive;
  return [
    triggerType,
    mode === 'STATIC' || condition === null ? 'STATIC' : conditionText(condition),
    ...(firstOfKind ? ['FIRST OF KIND'] : []),
    ...actions.map(({ channelId, pingType, roleId }) => {
      const ping = pingType === 'ROLE' ? ` @${roles.get(roleId ?? 0) ?? roleId}` : ' @everyone';
      return `#${channels.get(channelId) ?? channelId}${pingType === 'NONE' ? '' : ping}`;
    }),
    ...(isActive ? [] : ['OFF']),
    ...(description === '' ? [] : [description]),
  ];
}

const signs = {
  EQUAL: '=',
  GREATER_THAN: '>',
  LESS_THAN: '<',
  GREATER_THAN_EQUAL: '>=',
  LESS_THAN_EQUAL: '<=',
} as const;

function conditionText({ type, operator, value, customFunction }: Condition): string {
  if (type === 'CUSTOM') return customFunction ?? '';
  return operator === undefined ? type : `${type} ${signs[operator]} ${value}`;
}

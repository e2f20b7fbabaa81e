export { announcementKind } from './announcement-kind.ts';
export { ANNOUNCEMENT_REASONS, type AnnouncementReason } from './announcement-reason.ts';
export {
  type Condition,
  CONDITION_TYPES,
  type ConditionType,
  defaultCondition,
  type Operator,
  OPERATORS,
} from './directives/condition.ts';
export {
  type Action,
  canonicalCondition,
  defaultDirective,
  type Directive,
  MAX_ACTIONS,
  MAX_DIRECTIVE_DESCRIPTION,
  MAX_DIRECTIVE_NAME,
  MAX_DIRECTIVES,
  type Mode,
  MODES,
  PING_TYPES,
  type PingType,
  sameDirective,
  tidyDirective,
  TRIGGER_TYPES,
  type TriggerType,
} from './directives/directive.ts';
export { type DirectiveTest, directiveTest } from './directives/directive-test.ts';
export {
  type DirectiveProblem,
  directiveProblems,
} from './directives/directive-problems.ts';
export {
  asksForFirstClear,
  type FirstClears,
  firstClears,
  type Rival,
} from './directives/first-clears.ts';
export { directiveMatcher, type Match, type MatchTarget } from './directives/match.ts';
export { readDirectives } from './directives/read-directive.ts';
export {
  readSettings,
  writeSettings,
} from './directives/settings.ts';
export {
  type Expression,
  expressionFields,
  expressionNumbers,
  MAX_EXPRESSION_LENGTH,
} from './expression/expression.ts';
export { type ClearFacts, type Field, FIELDS, type ItemFacts } from './expression/fields.ts';
export {
  type ExpressionProblem,
  parseExpression,
} from './expression/parse.ts';
export { type ExpressionPart, expressionParts } from './expression/tokens.ts';
export {
  isLoopback,
  isMaskedWebhook,
  maskWebhook,
  readWebhook,
  webhookOf,
  webhookToken,
} from './channels/webhook-address.ts';
export { groupMessages } from './messages/group-messages.ts';
export { clearEmbed, type ClearEmbedFacts } from './messages/clear-embed.ts';
export { type Embed, embedSize } from './messages/embed.ts';
export {
  levelEmbed,
  rerateEmbed,
  type RerateEmbedFacts,
} from './messages/level-embed.ts';
export {
  type LevelNoticeFacts,
  noticeOfLevel,
  noticeOfPass,
  type PassNoticeFacts,
} from './messages/notices.ts';
export { SENDER_NAME } from './messages/sender-name.ts';
export { type ReplayedItem, type ReplayedMatch, replayDirectives } from './simulation/replay.ts';
export { readItemIds } from './item-ids.ts';

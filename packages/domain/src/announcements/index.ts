export { announcementKind } from './announcement-kind.ts';
export {
  type Condition,
  CONDITION_TYPES,
  conditionHolds,
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
export {
  type DirectiveProblem,
  type DirectiveProblemCode,
  directiveProblems,
} from './directives/directive-problems.ts';
export {
  directiveMatcher,
  type DirectiveVerdict,
  type IsFirstOfKind,
  type Match,
  matchDirectives,
  type MatchedItem,
  type MatchTarget,
  type Verdict,
} from './directives/match.ts';
export { type ReadDirectives, readDirectives } from './directives/read-directive.ts';
export {
  type ReadSettings,
  readSettings,
  type SettingsProblem,
  writeSettings,
} from './directives/settings.ts';
export { evaluateExpression } from './expression/evaluate.ts';
export {
  type Expression,
  expressionFields,
  MAX_EXPRESSION_DEPTH,
  MAX_EXPRESSION_LENGTH,
} from './expression/expression.ts';
export { type ClearFacts, type Field, FIELDS, type ItemFacts } from './expression/fields.ts';
export {
  type ExpressionProblem,
  type ExpressionProblemCode,
  type ParsedExpression,
  parseExpression,
} from './expression/parse.ts';
export { printExpression } from './expression/print.ts';
export { type ExpressionPart, type ExpressionPartKind, expressionParts } from './expression/tokens.ts';
export { isMaskedWebhook, maskWebhook, readWebhook, type ReadWebhook } from './channels/webhook-address.ts';
export { MAX_EMBED_CHARACTERS } from './messages/embed-limits.ts';
export {
  type AllowedMentions,
  type GroupedMessage,
  groupMessages,
  MAX_EMBEDS,
  type MessagePart,
} from './messages/group-messages.ts';
export { clearEmbed, type ClearEmbedFacts } from './messages/clear-embed.ts';
export { type Embed, EMBED_LIMITS, embedSize } from './messages/embed.ts';
export {
  type EmbedDifficulty,
  levelEmbed,
  type LevelEmbedFacts,
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

export type { AuditEntry, AuditFacts, AuditSubjectType } from './entry.ts';
export { recordAudit } from './repository.ts';

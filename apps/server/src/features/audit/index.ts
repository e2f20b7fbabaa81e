export type { AuditFacts } from './entry.ts';
export { recordAudit } from './repository.ts';

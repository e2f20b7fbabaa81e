/** A reason not to start that the owner of the machine can act on; printed without a stack. */
export class StartError extends Error {}

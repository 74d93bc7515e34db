import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Gives the handlers of the publish server access to Node's request. */
export interface PublishEnv {
  Bindings: HttpBindings;
}

export type PublishContext = Context<PublishEnv>;

import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What every handler of the publish server knows: Node's own request. */
export interface PublishEnv {
  Bindings: HttpBindings;
}

export type PublishContext = Context<PublishEnv>;

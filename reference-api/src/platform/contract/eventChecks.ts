import { compileLater, readSchemas, schemaAt } from './contractSchemas.ts';
import type { Contract } from './loadContract.ts';

/** Describes how a pushed event violates the contract; undefined when it fits. */
export type EventCheck = (event: { channel: string; event: string; data: unknown }) => string | undefined;

/** For tests: creates the check of all push events of the contract. */
export function createEventCheck(contract: Contract): EventCheck {
  const ajv = readSchemas(contract);
  const checks = new Map(
    contract.events.map(({ name, channel, pointer }) => [
      name,
      {
        channel: new RegExp(`^${channel.replace('{id}', '[1-9]\\d*')}$`),
        validate: compileLater(ajv, () => schemaAt(pointer)),
      },
    ]),
  );
  return ({ channel, event, data }) => {
    const promised = checks.get(event);
    if (!promised) return `${event}: the contract promises no such push event.`;
    if (!promised.channel.test(channel))
      return `${event}: the contract promises it on another channel than ${channel}.`;
    const validate = promised.validate();
    return validate(data)
      ? undefined
      : `${event}: the push event is not as the contract promises it: ${ajv.errorsText(validate.errors)}. ${JSON.stringify(data).slice(0, 300)}`;
  };
}

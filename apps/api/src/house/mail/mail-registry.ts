import type { MailRequest, MailTemplate } from './mail-template.ts';

/** Templates by the names of their mails in the outbox. */
export type MailRegistry = ReadonlyMap<string, MailTemplate>;

/** Throws when two templates share a name. */
export function registerMails(templates: readonly MailTemplate[]): MailRegistry {
  const registry = new Map<string, MailTemplate>();
  for (const template of templates) {
    for (const name of template.names) {
      if (registry.has(name)) throw new Error(`Two mail templates are called ${name}`);
      registry.set(name, template);
    }
  }
  return registry;
}

/** Throws for an unknown name, for example of a mail that a newer release has queued. */
export function templateOf(registry: MailRegistry, { template: name }: MailRequest): MailTemplate {
  const template = registry.get(name);
  if (template === undefined) throw new Error(`There is no mail template ${name}`);
  return template;
}

import { ContactList } from './contact-list.tsx';

/** Addresses of producers, and a letter to those that are selected. */
export default function ProducerEmailsScreen() {
  return <ContactList list="producers" />;
}

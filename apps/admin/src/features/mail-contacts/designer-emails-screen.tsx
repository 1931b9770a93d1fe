import { ContactList } from './contact-list.tsx';

/** Addresses of designers, and a letter to those that are selected. */
export default function DesignerEmailsScreen() {
  return <ContactList list="designers" />;
}

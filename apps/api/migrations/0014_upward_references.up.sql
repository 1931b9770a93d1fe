-- Domains are made in their order, so references to tables of later ones come last.

ALTER TABLE files
  ADD CONSTRAINT files_owner_user_id_fkey FOREIGN KEY (owner_user_id) REFERENCES users (id) ON DELETE SET NULL;
ALTER TABLE notifications
  ADD CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE;
ALTER TABLE notification_people
  ADD CONSTRAINT notification_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE;
ALTER TABLE email_preferences
  ADD CONSTRAINT email_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE;
ALTER TABLE ledger_entries
  ADD CONSTRAINT ledger_entries_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
  ADD CONSTRAINT ledger_entries_wholesale_order_id_fkey FOREIGN KEY (wholesale_order_id) REFERENCES wholesale_orders (id);
ALTER TABLE invoices
  ADD CONSTRAINT invoices_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
  ADD CONSTRAINT invoices_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyers (id);
ALTER TABLE invoice_refunds
  ADD CONSTRAINT invoice_refunds_wholesale_order_id_fkey FOREIGN KEY (wholesale_order_id) REFERENCES wholesale_orders (id);

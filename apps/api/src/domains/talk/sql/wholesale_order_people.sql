CREATE OR REPLACE FUNCTION wholesale_order_people(of_order text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT u.id
  FROM wholesale_orders o JOIN buyers b ON b.id = o.buyer_id JOIN profiles p ON p.id = o.seller_profile_id
  CROSS JOIN LATERAL (
    SELECT m.user_id, false FROM buyer_members m WHERE m.buyer_id = b.id AND m.role <> 'viewer' AND b.verification = 'verified'
    UNION ALL VALUES (p.user_id, false), (b.account_manager_id, true)
  ) AS party (user_id, is_staff)
  JOIN users u ON u.id = party.user_id AND u.status = 'active' AND (NOT party.is_staff OR u.staff_role <> 'none')
  WHERE o.id = of_order AND o.placed_at IS NOT NULL
$$;
COMMENT ON FUNCTION wholesale_order_people IS 'Who talks about a placed wholesale order: its designer, the account manager, and who orders for the company while it is verified.';

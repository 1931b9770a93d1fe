import type { Marketplace } from '@orime/demo-data';
import type { Db } from '../../../house/db/db.ts';
import type { DemoFiles } from '../../demo-images.ts';
import { upsertRows } from '../../upsert.ts';

export interface PasswordHashes {
  /** Of the demo accounts. */
  readonly demo: string;
  /** Of a word nobody knows, for everybody else. */
  readonly nobody: string;
}

export async function loadPeople(db: Db, market: Marketplace, files: DemoFiles, hashes: PasswordHashes): Promise<void> {
  await upsertRows(
    db,
    'users',
    market.users.map((user) => ({
      id: user.id,
      email: user.email,
      password_hash: user.isDemoAccount ? hashes.demo : hashes.nobody,
      name: user.name,
      type: user.type,
      staff_role: user.staffRole,
      locale: user.locale,
      status: user.status,
      email_verified_at: user.emailVerifiedAt,
      password_proven_at: user.emailVerifiedAt,
      terms_version: user.termsVersion,
      terms_accepted_at: user.createdAt,
      marketing_opt_in_at: user.marketingOptInAt,
      token_version: 1,
      created_at: user.createdAt,
      updated_at: user.createdAt,
    })),
    { key: ['id'], keep: ['password_hash', 'token_version', 'locale', 'created_at'] },
  );
  await loadHouses(db, market, files);
  await loadCustomers(db, market);
}

async function loadHouses(db: Db, market: Marketplace, files: DemoFiles): Promise<void> {
  const followers = new Map<string, number>();
  for (const follow of market.follows) followers.set(follow.profileId, (followers.get(follow.profileId) ?? 0) + 1);
  await upsertRows(
    db,
    'profiles',
    market.profiles.map((profile) => ({
      id: profile.id,
      user_id: profile.userId,
      handle: profile.handle,
      name: profile.name,
      name_jp: profile.nameJp,
      bio_en: profile.bio.en,
      bio_jp: profile.bio.jp,
      country: profile.country,
      city: profile.city.en,
      city_jp: profile.city.jp,
      lat: profile.lat,
      lon: profile.lon,
      avatar_id: files.get(profile.avatarKey)?.id ?? null,
      cover_id: files.get(profile.coverKey)?.id ?? null,
      disciplines: profile.disciplines,
      palette: profile.palette,
      founded_year: profile.foundedYear,
      status: profile.status,
      featured: profile.featured,
      holiday_until: profile.holidayUntil,
      followers_count: followers.get(profile.id) ?? 0,
      agreement_version: profile.agreementVersion,
      agreement_at: profile.agreementAt,
      version: 1,
      created_at: profile.createdAt,
      updated_at: profile.createdAt,
    })),
    { key: ['id'], keep: ['version', 'created_at'] },
  );
  await upsertRows(
    db,
    'producers',
    market.producers.map((producer) => ({
      id: producer.id,
      user_id: producer.userId,
      handle: producer.handle,
      name: producer.name,
      name_jp: producer.nameJp,
      bio_en: producer.bio.en,
      bio_jp: producer.bio.jp,
      country: producer.country,
      city: producer.city.en,
      city_jp: producer.city.jp,
      lat: producer.lat,
      lon: producer.lon,
      cover_id: files.get(producer.coverKey)?.id ?? null,
      capabilities: producer.capabilities,
      capability_keys: producer.capabilityKeys,
      languages: producer.languages,
      moq: producer.moq,
      lead_time_days: producer.leadTimeDays,
      certifications: producer.certifications,
      machines: producer.machines,
      founded_year: producer.foundedYear,
      status: producer.status,
      featured: false,
      version: 1,
      created_at: producer.createdAt,
      updated_at: producer.createdAt,
    })),
    { key: ['id'], keep: ['version', 'created_at'] },
  );
  await upsertRows(
    db,
    'agreement_acceptances',
    [...market.profiles, ...market.producers].map((house) => ({
      user_id: house.userId,
      slug: 'vendor',
      version: house.agreementVersion,
      accepted_at: house.agreementAt,
      ip: '127.0.0.1',
    })),
    { key: ['user_id', 'slug', 'version'], keep: 'all' },
  );
  await upsertRows(
    db,
    'stockists',
    market.stockists.map((shop) => ({
      id: shop.id,
      slug: shop.slug,
      name: shop.name,
      name_jp: shop.nameJp,
      note_en: shop.note.en,
      note_jp: shop.note.jp,
      address: shop.address,
      country: shop.country,
      city: shop.city.en,
      city_jp: shop.city.jp,
      lat: shop.lat,
      lon: shop.lon,
      url: '',
      created_at: new Date(),
      updated_at: new Date(),
    })),
    { key: ['id'], keep: ['created_at'] },
  );
  await upsertRows(
    db,
    'stockist_designers',
    market.stockists.flatMap((shop) => shop.profileIds.map((profileId) => ({ stockist_id: shop.id, profile_id: profileId }))),
    { key: ['stockist_id', 'profile_id'] },
  );
  await upsertRows(
    db,
    'follows',
    market.follows.map((follow) => ({ follower_user_id: follow.userId, profile_id: follow.profileId, created_at: follow.at })),
    { key: ['follower_user_id', 'profile_id'], keep: 'all' },
  );
}

async function loadCustomers(db: Db, market: Marketplace): Promise<void> {
  await upsertRows(
    db,
    'buyers',
    market.buyers.map((buyer) => ({
      id: buyer.id,
      user_id: buyer.userId,
      company_legal: buyer.companyLegal,
      trade_name: buyer.tradeName,
      trade_name_jp: buyer.tradeNameJp,
      website: '',
      store_type: buyer.storeType,
      country: buyer.country,
      tax_id: buyer.taxId,
      invoice_reg_no: buyer.invoiceRegNo ?? '',
      verification: buyer.verification,
      verified_at: buyer.verifiedAt,
      rejection_reason_en: buyer.rejectionReason?.en ?? null,
      rejection_reason_jp: buyer.rejectionReason?.jp ?? null,
      terms: buyer.terms,
      credit_limit_minor: buyer.creditLimitMinor,
      currency: buyer.currency,
      account_manager_id: buyer.accountManagerUserId,
      version: 1,
      created_at: buyer.createdAt,
      updated_at: buyer.createdAt,
    })),
    // A company stays with whom it was handed to.
    { key: ['id'], keep: ['user_id', 'version', 'created_at'] },
  );
  await upsertRows(
    db,
    'buyer_members',
    market.companyMembers.map((member) => ({
      buyer_id: member.buyerId,
      user_id: member.userId,
      role: member.role,
      created_at: member.createdAt,
    })),
    { key: ['user_id'], keep: 'all' },
  );
  await upsertRows(
    db,
    'consumers',
    market.consumers.map((consumer) => ({
      id: consumer.id,
      user_id: consumer.userId,
      display_name: consumer.displayName,
      sizes: consumer.sizes,
      gender_pref: consumer.genderPref,
      created_at: new Date(),
      updated_at: new Date(),
    })),
    { key: ['id'], keep: ['created_at'] },
  );
  await upsertRows(
    db,
    'addresses',
    market.addresses.map((address) => ({
      id: address.id,
      owner_type: address.ownerType,
      owner_id: address.ownerId,
      label: address.label,
      name: address.name,
      name_kana: address.nameKana,
      line1: address.line1,
      line2: address.line2,
      city: address.city,
      region: address.region,
      postal: address.postal,
      country: address.country,
      phone: address.phone,
      is_default_ship: address.isDefaultShip,
      is_default_bill: address.isDefaultBill,
      created_at: new Date(),
    })),
    { key: ['id'], keep: ['created_at'] },
  );
}

import type { LocalText } from '../../vocabulary/local-text.ts';

/** Every `*At` is an ISO 8601 instant in UTC; every `*Key` of an image is a key of the imagery manifest. */
export type UserRow = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly nameJp: string;
  readonly type: 'designer' | 'producer' | 'buyer' | 'consumer' | null;
  readonly staffRole: 'none' | 'account_manager' | 'admin';
  readonly locale: 'en' | 'jp';
  readonly status: 'active' | 'locked' | 'deleted';
  readonly emailVerifiedAt: string | null;
  readonly marketingOptInAt: string | null;
  readonly termsVersion: string;
  /** True for the accounts of the README, which get the demo password; the others cannot sign in by password. */
  readonly isDemoAccount: boolean;
  readonly createdAt: string;
};

export type ProfileRow = {
  readonly id: string;
  readonly userId: string;
  readonly handle: string;
  readonly name: string;
  readonly nameJp: string;
  readonly bio: LocalText;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly city: LocalText;
  readonly lat: number;
  readonly lon: number;
  readonly disciplines: readonly string[];
  readonly palette: readonly string[];
  readonly foundedYear: number;
  readonly status: 'draft' | 'in_review' | 'approved' | 'suspended';
  readonly featured: boolean;
  readonly holidayUntil: string | null;
  readonly commissionBp: number;
  readonly agreementVersion: string;
  readonly agreementAt: string;
  readonly avatarKey: string;
  readonly coverKey: string;
  readonly createdAt: string;
};

export type Certification = { readonly name: string; readonly no: string; readonly expiresAt: string };

export type ProducerRow = {
  readonly id: string;
  readonly userId: string;
  readonly handle: string;
  readonly name: string;
  readonly nameJp: string;
  readonly bio: LocalText;
  readonly country: string;
  readonly city: LocalText;
  readonly lat: number;
  readonly lon: number;
  readonly capabilities: readonly LocalText[];
  /** Keys of the vocabulary of capabilities. */
  readonly capabilityKeys: readonly string[];
  /** Smallest run the house takes, in pieces. */
  readonly moq: number;
  readonly leadTimeDays: number;
  readonly certifications: readonly Certification[];
  readonly machines: readonly LocalText[];
  readonly languages: readonly string[];
  readonly foundedYear: number;
  readonly agreementVersion: string;
  readonly agreementAt: string;
  readonly status: 'draft' | 'in_review' | 'approved' | 'suspended';
  readonly coverKey: string;
  readonly createdAt: string;
};

export type AddressRow = {
  readonly id: string;
  readonly ownerType: 'user' | 'buyer';
  readonly ownerId: string;
  readonly label: string;
  readonly name: string;
  readonly nameKana: string | null;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly region: string | null;
  readonly postal: string;
  readonly country: string;
  readonly phone: string | null;
  readonly isDefaultShip: boolean;
  readonly isDefaultBill: boolean;
};

export type BuyerDocument = {
  readonly id: string;
  readonly kind: 'licence' | 'resale_cert' | 'tax' | 'other';
  readonly fileName: string;
  readonly status: 'pending' | 'accepted' | 'rejected' | 'expired';
  readonly expiresAt: string | null;
  readonly note: string | null;
};

export type BuyerRow = {
  readonly id: string;
  readonly userId: string;
  readonly companyLegal: string;
  readonly tradeName: string;
  readonly tradeNameJp: string;
  readonly storeType: 'boutique' | 'department_store' | 'concept_store' | 'online' | 'gallery';
  readonly country: string;
  readonly taxId: string;
  readonly invoiceRegNo: string | null;
  readonly verification: 'pending' | 'needs_info' | 'verified' | 'rejected' | 'suspended';
  readonly verifiedAt: string | null;
  readonly rejectionReason: LocalText | null;
  readonly terms: 'prepay' | 'deposit30' | 'net30' | 'net60';
  readonly creditLimitMinor: number;
  readonly currency: Currency;
  readonly accountManagerUserId: string | null;
  readonly documents: readonly BuyerDocument[];
  readonly createdAt: string;
};

/** Somebody in a company besides the account that registered it. */
export type CompanyMemberRow = {
  readonly buyerId: string;
  readonly userId: string;
  readonly role: 'owner' | 'purchaser' | 'viewer';
  readonly createdAt: string;
};

export type ConsumerRow = {
  readonly id: string;
  readonly userId: string;
  readonly displayName: string;
  readonly sizes: Readonly<Record<string, string>>;
  readonly genderPref: 'men' | 'women' | null;
};

export type StockistRow = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly nameJp: string;
  readonly note: LocalText;
  readonly country: string;
  readonly city: LocalText;
  readonly address: string;
  readonly lat: number;
  readonly lon: number;
  readonly profileIds: readonly string[];
};

export type FollowRow = { readonly userId: string; readonly profileId: string; readonly at: string };
export type LikeRow = { readonly userId: string; readonly designId: string; readonly at: string };

export type Currency = 'USD' | 'JPY' | 'EUR';

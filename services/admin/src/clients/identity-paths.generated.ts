// Generated from services/identity/openapi.internal.json by `npm run generate`; do not edit.
export interface paths {
  '/internal/members': {
    /** The member with this username, or none */
    get: operations['findMembers'];
  };
  '/internal/admin-roles': {
    /** Tells which role an operator’s account has */
    put: operations['setAdminRole'];
  };
  '/internal/directory': {
    /** A page of members, by name or date */
    get: operations['listDirectory'];
  };
  '/internal/directory/members': {
    /** Those of these members that exist, in the order asked for */
    post: operations['findDirectoryMembers'];
  };
  '/internal/directory/active': {
    /** How many members were here within so many hours */
    get: operations['countActiveMembers'];
  };
}
export interface components {
  schemas: {
    ErrorAnswer: {
      /** @description the same as message */
      error: string;
      /** @description for people */
      message: string;
      /** @description for programs, from a closed set */
      code: string;
      requestId: string;
    };
    Member: {
      /** Format: uuid */
      id: string;
      username: string;
      /** @description the game platform’s id, a whole number as text */
      platformUserId: string;
      disabled: boolean;
      /** Format: date-time */
      createdAt: string;
    };
    DirectoryMember: {
      id: string;
      username: string;
      platformUserId: string;
      rank: string;
      /** @enum {string|null} */
      adminRole: 'owner' | 'admin' | 'moderator' | null;
      disabled: boolean;
      banReason: string | null;
      bannedAt: string | null;
      bannedBy: string | null;
      /** @description what they have in common with other members; at most a minute old, refuses nothing */
      riskSigns: ('shared_device' | 'shared_address')[];
      referrerId: string | null;
      /** Format: date-time */
      createdAt: string;
      /** @description they had their account deleted */
      deletedAt: string | null;
    };
  };
  responses: {
    /** @description It was refused; nothing was changed. */
    Refused: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ErrorAnswer'] } };
    /** @description It could not be done now. */
    Failed: { headers: { [name: string]: unknown }; content: { 'application/json': components['schemas']['ErrorAnswer'] } };
  };
}
export interface operations {
  findMembers: {
    parameters: {
      query: {
        /** @description compared without case */
        username: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    responses: {
      /** @description Done */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': { members: components['schemas']['Member'][] } } };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  setAdminRole: {
    requestBody: {
      content: {
        'application/json': {
          /** @description of the operator; compared without case */
          username: string;
          /** @enum {string|null} */
          role: 'owner' | 'admin' | 'moderator' | null;
          /**
           * Format: date-time
           * @description the newest wins; absent: now
           */
          changedAt?: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  listDirectory: {
    parameters: {
      query: {
        /** @description a part of the username (its beginning, below three letters), a member’s id, their platform id, or the address of a session of theirs */
        search?: string;
        filter: 'all' | 'active' | 'banned' | 'risk';
        sort: 'createdAt' | '-createdAt' | 'username' | '-username';
        joinedFrom?: string;
        /** @description before this moment */
        joinedUntil?: string;
        /** @description nextCursor of the page before */
        cursor?: string;
        limit: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    responses: {
      /** @description Done */
      200: {
        headers: { [name: string]: unknown };
        content: {
          'application/json': {
            members: components['schemas']['DirectoryMember'][];
            nextCursor: string | null;
            /** @description of all pages; of a search, a filter by risk or by days 1,000 at most */
            total: number;
            /** @description false: there are more */
            totalIsExact: boolean;
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  findDirectoryMembers: {
    requestBody: { content: { 'application/json': { memberIds: string[] } } };
    responses: {
      /** @description Done */
      200: {
        headers: { [name: string]: unknown };
        content: { 'application/json': { members: components['schemas']['DirectoryMember'][] } };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  countActiveMembers: {
    parameters: { query: { hours: number }; header?: never; path?: never; cookie?: never };
    responses: {
      /** @description Done */
      200: { headers: { [name: string]: unknown }; content: { 'application/json': { count: number } } };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
}

import type { MappedResource } from './mapping.ts';

const nameNote = 'Names are not stored in parts. Split at the last space.';

export const mappedCandidates: MappedResource = {
  operation: 'listCandidates',
  fields: [
    { merge: 'remote_id', kombo: 'remote_id', from: 'id' },
    { merge: 'first_name', kombo: 'first_name', from: 'full_name', note: nameNote },
    { merge: 'last_name', kombo: 'last_name', from: 'full_name', note: 'Empty for a name of one word.' },
    { merge: 'company', kombo: 'company', from: 'current_company' },
    { merge: 'title', kombo: 'title', from: 'current_designation' },
    {
      merge: 'email_addresses',
      kombo: 'email_addresses',
      from: 'email',
      note: 'One item. None if it is null or empty, as for masked candidates.',
    },
    {
      merge: 'phone_numbers',
      kombo: 'phone_numbers',
      from: ['phone_number', 'whatsapp_number'],
      note: 'Up to two items: `MOBILE`, and `OTHER` for WhatsApp.',
    },
    { merge: 'locations', kombo: 'location', from: 'location', note: 'Text as sent, not split into parts.' },
    {
      merge: 'urls',
      kombo: 'social_media',
      from: 'profile.links[]',
      operation: 'getCandidateResume',
      note: 'Links in the resume.',
    },
    { kombo: 'source', from: 'source' },
    { merge: 'tags', kombo: 'tags', from: 'tags[]' },
    { merge: 'applications', kombo: 'applications', from: 'applications[].id', operation: 'getCandidate' },
    {
      merge: 'attachments',
      from: 'state',
      operation: 'getCandidateResume',
      note: 'One attachment, unless the state is `none`.',
    },
    {
      merge: 'is_private',
      kombo: 'confidential',
      from: 'talent_pool_status',
      values: { not_linked: 'false', masked: 'true', revealed: 'false' },
    },
    {
      merge: 'last_interaction_at',
      from: 'applications[].status_date',
      operation: 'getCandidate',
      note: 'The latest of them.',
    },
    { merge: 'can_email', note: 'No counterpart. The service does not email addresses that have unsubscribed.' },
    { merge: 'field_mappings', kombo: 'custom_fields', from: 'metadata' },
    { merge: 'remote_created_at', kombo: 'remote_created_at', from: 'created_at' },
    { merge: 'remote_updated_at', kombo: 'remote_updated_at', from: 'updated_at' },
    {
      merge: 'remote_was_deleted',
      kombo: 'remote_deleted_at',
      from: 'deleted_at',
      note: 'After a merge or an erasure, with `include_deleted=true`.',
    },
  ],
};

export const mappedAttachments: MappedResource = {
  operation: 'getCandidateResume',
  fields: [
    { merge: 'remote_id', kombo: 'remote_id', from: 'candidate_id', note: 'A candidate has one resume.' },
    { merge: 'candidate', kombo: 'candidate_id', from: 'candidate_id' },
    { merge: 'attachment_type', kombo: 'type', note: 'Always `RESUME`, or `CV` for Kombo.' },
    {
      merge: 'file_url',
      kombo: 'content_ref',
      from: 'source',
      values: {
        upload: '[`GET /candidates/{id}/resume/file`](operation:downloadCandidateResume)',
        link: '`resume_url` of the candidate',
      },
    },
    {
      merge: 'file_name',
      kombo: 'file_name',
      note: 'In `Content-Disposition` of [the file](operation:downloadCandidateResume).',
    },
    { merge: 'remote_updated_at', kombo: 'remote_updated_at', from: 'read_at', note: 'When the file was read.' },
  ],
};

export const mappedTags: MappedResource = {
  operation: 'listCandidates',
  fields: [
    { merge: 'remote_id', kombo: 'remote_id', from: 'tags[]', note: 'A tag is its name.' },
    { merge: 'name', kombo: 'name', from: 'tags[]' },
  ],
};

export const mappedUsers: MappedResource = {
  operation: 'listUsers',
  fields: [
    { merge: 'remote_id', kombo: 'remote_id', from: 'id' },
    { merge: 'first_name', kombo: 'first_name', from: 'full_name', note: nameNote },
    { merge: 'last_name', kombo: 'last_name', from: 'full_name' },
    { merge: 'email', kombo: 'email', from: 'email', note: 'Null for a seat that nobody has taken yet.' },
    {
      merge: 'access_role',
      kombo: 'system_roles',
      from: 'role',
      values: { admin: 'ADMIN', recruiter: 'TEAM_MEMBER', viewer: 'LIMITED_TEAM_MEMBER' },
    },
    { merge: 'disabled', kombo: 'status', note: 'Removed users are no longer listed. All others are active.' },
    { merge: 'remote_created_at', from: 'created_at' },
  ],
};

import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { LocationClient, SearchPlaceIndexForTextCommand } from "@aws-sdk/client-location";
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { PublishCommand, SNSClient } from "@aws-sdk/client-sns";
import { DynamoDBDocumentClient, GetCommand, QueryCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { S3RequestPresigner } from "@aws-sdk/s3-request-presigner";

// esbuild leaves unnamed clients out. What functions make at first use is loaded here, not made.

export const records = () => [
  DynamoDBDocumentClient.from(new DynamoDBClient()),
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
];
export const identity = () => [new CognitoIdentityProviderClient(), AdminCreateUserCommand, AdminInitiateAuthCommand];
export const mail = () => [new SESv2Client(), SendEmailCommand];
export const texts = () => [new SNSClient(), PublishCommand];
export const secrets = () => [new SecretsManagerClient(), GetSecretValueCommand];
export const geocoder = () => [LocationClient, SearchPlaceIndexForTextCommand];
export const objects = () => [S3Client, DeleteObjectCommand, GetObjectCommand, PutObjectCommand];
export const signing = () => [S3RequestPresigner];
